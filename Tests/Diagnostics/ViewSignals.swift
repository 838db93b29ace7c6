// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation

// As `UITextField` is.
final class Field: NSObject {}

let field = Field()

// error: renamed to 'signal(for:)'
_ = field.rac_signal(for: 1)
// error: renamed to 'textSignal'
_ = field.rac_textSignal()
// error: renamed to 'textChannel()'
_ = field.rac_newTextChannel()
// error: renamed to 'gestureSignal'
_ = field.rac_gestureSignal()
// error: write control.setCommand(command), or setCommand(nil).
_ = field.rac_command
// error: override prepareForReuse(), and send to a SignalSubject<Void> of the view from there.
_ = field.rac_prepareForReuseSignal
