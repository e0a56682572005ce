import type { DesignNote } from './guide.ts';

/** When to use a component, by the title of its page. */
export const designNotes: Readonly<Record<string, DesignNote>> = {
  'Card/PinCard': {
    use: 'One pin in a list: its picture, what it is called, who made it, and how to save it.',
    dos: [
      'Let the surface decide which parts show.',
      'Keep the ratio of the picture: nothing may move when it arrives.',
      'Leave the picture calm: badges stand in its upper corner alone.',
    ],
    donts: [
      'Add a second accent colour to the card.',
      'Put text of your own on the picture.',
      'Make the card a button: it is one link, with controls above it.',
    ],
    isHovered: true,
  },
  'Card/Products': {
    use: 'A pin that can be bought: price, rating, delivery and shop stand below the picture.',
    dos: ['Write prices in the language of the viewer.', 'Show the old price beside the new one.'],
    donts: ['Put a price on the picture.', 'Promise a delivery that the data does not have.'],
  },
  'Card/Saved states': {
    use: 'What a card says after a press on Save, while the server has not answered, and when it refuses.',
    dos: [
      'Show the save at once, and the board after 950 ms.',
      'Say why a save failed in a toast.',
    ],
    donts: ['Block the card while a save is pending.', 'Change the size of the button.'],
  },
  'Card/Viewers': {
    use: 'The same card for visitors, members, owners, partners and bots.',
    dos: ['Check a change for every viewer here.'],
    donts: ['Show a control that would only ask for a login on every card.'],
  },
  'Card/Hide and report': {
    use: 'What stands in place of a card that the viewer has hidden or reported, with the way back.',
    dos: ['Keep the box of the card, so that the grid stays.', 'Offer Undo.'],
    donts: ['Remove the card from the grid.', 'Ask twice.'],
  },
  'Card/Bad input': {
    use: 'A card whose data lacks a picture, a title or more: it degrades part by part.',
    dos: ['Leave a part out that has no data.'],
    donts: ['Show "unknown" or an empty line.'],
  },
  'Card/Surfaces': {
    use: 'All surfaces by all kinds of pins: which parts show where.',
    dos: ['Look here before you change the parts of a surface.'],
    donts: ['Change a part for one page by hand: add a surface.'],
  },
  'Card/PinVideo': {
    use: 'A pin that moves: a video, a gif or an embed. It plays in its turn while it is in view.',
    dos: ['Show a pause button on hover and focus.', 'Keep the sound off until it is asked for.'],
    donts: ['Play two organic videos at a time.', 'Play anything with reduced motion.'],
    isHovered: true,
  },
  'Card/Menus': {
    use: 'What can be done with a pin besides saving it. On touch a long press opens it.',
    dos: ['Name an entry by its result: "Hide Pin".', 'Leave out an entry that cannot work.'],
    donts: ['Disable entries.', 'Put Save into the menu.'],
    isHovered: true,
  },
  'Card/ShareButton': {
    use: 'Sends a pin to people, copies its link or shares it with the device.',
    dos: ['Open the flyout beside the button on a tile.', 'Say when a pin has been sent.'],
    donts: ['Show it for pins without a pinner.', 'Show it on touch: there the menu has "Send".'],
    isHovered: true,
  },
  'Card/ShareTurns': {
    use: 'A share button that takes turns with an offer of the app, once on a page.',
    dos: ['Keep both icons in one place, so that nothing shifts.'],
    donts: ['Use it in a grid.', 'Use it for visitors.'],
  },
  'Card/SelectionBorder': {
    use: 'Marks a pin as selected while a board is organised.',
    dos: ['Show the mark and the border: colour alone is not enough.'],
    donts: ['Use it for saved or visited pins.'],
  },
  'Card/PartnerFooter': {
    use: 'The figures of the last 30 days below a partner’s own pins, in place of the title.',
    dos: ['Show at most four figures.'],
    donts: ['Show figures to anybody else.'],
  },
  'Card/RemovedPin': {
    use: 'Stands in place of a pin that its creator has removed, on boards that still have it.',
    dos: ['Keep the box of the card.'],
    donts: ['Link to the page of the pin: it says the same on the whole window.'],
  },
  'Saving/SaveButton': {
    use: 'The one action of a card that the accent colour is for. Beside it stands the board that it saves to.',
    dos: [
      'Show it on hover and focus, and always for one-click saves.',
      'Keep its width while it is pending.',
      'Say "Saved", and unsave with the next press.',
    ],
    donts: [
      'Use the accent for anything else on the page.',
      'Ask for a board before the save where one is known.',
      'Hide it from the keyboard: it is the second Tab stop of a card.',
    ],
    isHovered: true,
  },
  'Saving/BoardPicker': {
    use: 'Chooses the board, and its section, that a pin is saved or moved to.',
    dos: ['List the board that was used last first.', 'Offer the first board as a form.'],
    donts: [
      'Close it while a new board is being created.',
      'Offer boards that cannot be written to.',
    ],
  },
  'Saving/RepinPicker': {
    use: 'The page on which a pin is saved again, or the save of the viewer moves to another board.',
    dos: [
      'Offer Undo after a move.',
      'Say when a pin is on both boards, and offer to keep it there.',
    ],
    donts: ['Take the pin off the old board before it is on the new one.'],
  },
  'Saving/BoardForm': {
    use: 'Creates or edits a board.',
    dos: ['Put the error below its field.', 'Keep what was typed when the server refuses it.'],
    donts: ['Clear the form after an error.', 'Ask for more than a name to begin with.'],
  },
  'Saving/RepinConfirmation': {
    use: 'Says that a pin has been saved again, on the page where the board was chosen.',
    dos: ['Name the board, and link to it.', 'Announce it to screen readers.'],
    donts: ['Close it by itself.'],
  },
  'Grid/PinGrid': {
    use: 'Pins in columns of equal width: feeds, boards, search.',
    dos: [
      'Give pictures their real ratio.',
      'Show skeletons while a page is pending, and "Try again" when it failed.',
      'Say where the list ends.',
    ],
    donts: [
      'Put cards of unknown height into it without measuring them.',
      'Put ads into a row of their own.',
    ],
  },
  'Grid/PinGrid from a server': {
    use: 'The grid before any script has run: the first 30 pins stand at their places for every width.',
    dos: ['Check narrow and wide windows.'],
    donts: ['Expect interaction here: this page shows markup.'],
  },
  'Grid/usePinFeed': {
    use: 'A long feed that returns to the same place after Back.',
    dos: ['Use it for lists that people come back to.'],
    donts: ['Use it for ten pins: PinGrid is enough.'],
  },
  'Grid/OrganiseBar': {
    use: 'Selects pins of a board, then moves, copies or deletes them.',
    dos: ['Say how many pins are selected.', 'Confirm a deletion.'],
    donts: ['Show it to people who may not write to the board.'],
  },
  'Grid/BoardTile': {
    use: 'A board in a list: three pictures, its name and how many pins it has.',
    dos: ['Say that a board is secret, in words too.'],
    donts: ['Mix tiles and cards in one grid.'],
  },
  'Boards/BoardHeader': {
    use: 'The head of the page of a board or section: its name, its people, and who can see it.',
    dos: ['Say that a board is secret, in words too.', 'Name the owner first.'],
    donts: ['Cut the name of a board: it wraps.'],
  },
  'Boards/BoardActions': {
    use: 'What the viewer can do with a board, and the dialogs of its people, followers and form.',
    dos: [
      'Show a change at once, and put it back in its place when it fails.',
      'Ask before a person is removed: only an invitation adds them again.',
    ],
    donts: ['Offer a stranger more than to follow.'],
  },
  'Boards/BoardSections': {
    use: 'The sections of a board above its pins.',
    dos: ['Show the number of pins beside the name.'],
    donts: ['Repeat them on the page of a section.'],
  },
  'Boards/BoardInvitations': {
    use: 'The boards that the viewer is invited to share, on their profile and their news.',
    dos: [
      'Say who invites.',
      'Accept at once only after a login that the link of the invitation led to.',
    ],
    donts: ['Show them to anybody else.'],
  },
  'Boards/BoardEditor': {
    use: 'Creates a board or changes its name and privacy, on a page or in a dialog.',
    dos: ['Keep what was typed when the server refuses.'],
    donts: ['Make a protected board public because it is not secret.'],
  },
  'People/ProfileHeader': {
    use: 'The head of a profile: a cover of the newest pins, the person, and what can be done about them.',
    dos: [
      'Show a cover of the page’s own colours where there are no pins.',
      'Offer Undo after a block.',
    ],
    donts: ['Offer to follow who is blocked.', 'Put Block beside Follow: it is in the menu.'],
  },
  'Boards/ProfileBoards': {
    use: 'The boards of a person on their profile, in an order and with a filter that the viewer chooses.',
    dos: ['Keep order and filter in the address of the page.'],
    donts: ['Offer a filter of secret boards to who has none.'],
  },
  'Pin page/PinCloseup': {
    use: 'A pin on its own page: its picture in one pane, what can be done and read in the other.',
    dos: ['Keep the page to 1016 px.', 'Put the panes into one column on a phone.'],
    donts: ['Cut the picture to the height of the text.', 'Say twice who sent the link.'],
  },
  'Pin page/Closeup': {
    use: 'The parts of a pin’s own page: its picture, story, items and details.',
    dos: ['Put Save first.', 'Open the picture in the viewer with a press.'],
    donts: ['Repeat what the card below says.'],
  },
  'Pin page/AnnotationPills': {
    use: 'What is on a picture, as a row of words that lead to more of it.',
    dos: ['Keep one row, and scroll it.'],
    donts: ['Use pills as filters or buttons.'],
  },
  'Pin page/SharedHeader': {
    use: 'Says who sent the link of this pin.',
    dos: ['Show the person’s picture and name.'],
    donts: ['Show it without an invite.'],
  },
  'Pin page/SEO panel': {
    use: 'More information about a pin, for people who want it and for search engines.',
    dos: ['Leave unknown fields out.'],
    donts: ['Put anything here that a viewer needs.'],
  },
  'Pin page/Outbound link': {
    use: 'Checks a link before it leaves the site, and warns of spam and other dangers.',
    dos: ['Open an allowed link at once.', 'Say what is wrong with a blocked one.'],
    donts: ['Make the viewer wait longer than 3 seconds.', 'Offer a way around a block.'],
  },
  'Pin page/PinForm': {
    use: 'Creates or edits a pin, with its picture.',
    dos: [
      'Upload the picture as soon as it is chosen.',
      'Put the focus on the first invalid field.',
    ],
    donts: ['Lose a picture when a text is refused.'],
  },
  'Pin page/DeletePinButton': {
    use: 'Deletes a pin that the viewer has published, for everybody.',
    dos: ['Ask first: it cannot be undone.'],
    donts: ['Use it to unsave: that removes the viewer’s own copy alone.'],
  },
  'People/Avatar': {
    use: 'A person or shop as a small picture, or as a letter without one.',
    dos: ['Put the name beside it.'],
    donts: ['Use it without a name where it is the only label.'],
  },
  'People/Person name': {
    use: 'A name with its verified badge, which never wraps apart from the last word.',
    dos: ['Shorten a long name at its end.'],
    donts: ['Put the badge before the name.'],
  },
  'People/Verified badge': {
    use: 'Says that an account is verified; a press explains what that means.',
    dos: ['Use the size of the text beside it: 12, 16, 20 or 24 px.'],
    donts: ['Use it as decoration.', 'Let it be pressed inside of a link.'],
  },
  'People/FollowButton': {
    use: 'Follows and unfollows a person, board or topic.',
    dos: ['Change at once, and take it back when the server refuses.'],
    donts: ['Use the accent: it is for Save.'],
  },
  'People/AccountForm': {
    use: 'The first name and email address of the viewer.',
    dos: ['Say at the field what is wrong.'],
    donts: ['Save while it is typed.'],
  },
  'Navigation/NavigationHeader': {
    use: 'The bar at the top of every page.',
    dos: ['Mark the current page.', 'Say how many news are unread.'],
    donts: ['Add more than one row.', 'Hide it while the viewer scrolls down.'],
  },
  'Navigation/NavigationFooter': {
    use: 'The pages of the site on a phone, at the bottom.',
    dos: ['Show labels to new accounts.', 'Show it again when it gets the focus.'],
    donts: ['Use it on desktop.'],
  },
  'Navigation/Search field': {
    use: 'Searches pins; a message may colour words in it.',
    dos: ['Keep the text readable below a decoration.'],
    donts: ['Use a placeholder as the label.'],
  },
  'Navigation/Dark mode switch': {
    use: 'Lets the viewer choose dark.',
    dos: ['Put it into the settings.'],
    donts: ['Show it where one theme is set for everybody.'],
  },
  'Navigation/TuneLink': {
    use: 'Leads to the page that tunes the home feed.',
    dos: ['Show it at the top of the home feed.'],
    donts: ['Show it to visitors.'],
  },
  'Prompts/Login prompt': {
    use: 'Asks for a login when an action needs an account, and names the action.',
    dos: ['Say what the login is for.', 'Return the focus to what was pressed.'],
    donts: ['Open it without a press.'],
  },
  'Prompts/Login modal': {
    use: 'The dialog of that prompt, for pages that open it themselves.',
    dos: ['Offer signing up first to people who are new.'],
    donts: ['Ask for more than the choice.'],
  },
  'Prompts/App upsell': {
    use: 'Offers the app to new accounts on a phone, every 14 days at most.',
    dos: ['Let it be dismissed in one press.'],
    donts: ['Show it to people who have the app.', 'Cover a message with it.'],
  },
  'Prompts/Why this ad': {
    use: 'Explains who paid for an ad and why this viewer sees it.',
    dos: ['Name the advertiser first.', 'Lead to the settings.'],
    donts: ['List reasons that did not count.'],
  },
  'Messaging/Banners': {
    use: 'A message in the flow of the page: something new, a figure, a warning, cookies.',
    dos: ['Show one hero banner at a time.', 'Give it one action.'],
    donts: [
      'Move the page under the pointer: a late banner waits.',
      'Use a banner for an error of a press.',
    ],
  },
  'Messaging/Messages': {
    use: 'A message beside what it is about, in a dialog or at the bottom of the page.',
    dos: ['Point at the element that it explains.', 'Let Escape dismiss it.'],
    donts: ['Take the focus, except for a dialog.', 'Show two that point at something.'],
  },
  'Messaging/Prompts': {
    use: 'Asks visitors for a login at the moment when an action needs one.',
    dos: ['Name the action in the title.'],
    donts: ['Show it to members.'],
  },
  'Messaging/Search delight': {
    use: 'Colours the words of a search that a message names.',
    dos: ['Check the contrast in both themes.'],
    donts: ['Carry information by it: it is decoration.'],
  },
  'Messaging/Survey': {
    use: 'Asks a few questions in a frame of the survey’s own site.',
    dos: ['Let it be closed at any time.'],
    donts: ['Block the page behind it before it has loaded.'],
  },
  'Messaging/Surfaces of the host': {
    use: 'A message that a product renders itself.',
    dos: ['Complete or dismiss it with a press.'],
    donts: ['Show it beside the kit’s own of the same kind.'],
  },
  'Basics/Button': {
    use: 'An action. The accent is for Save; a dialog’s first choice is primary, everything else quiet.',
    dos: ['Begin with a verb: "Log in".', 'Keep 40 px, and 32 px for a lone icon.'],
    donts: [
      'Put two accents on one page.',
      'Disable a pending button: it is busy, and keeps the focus.',
    ],
  },
  'Basics/Dialog': {
    use: 'A question that has to be answered before anything else.',
    dos: ['Ask in the title.', 'Name the buttons by what they do.'],
    donts: ['Open a dialog from a dialog.', 'Use it for news: that is a message.'],
  },
  'Basics/Sheet': {
    use: 'A dialog on a phone: from the bottom, or over the whole screen.',
    dos: ['Use it for lists and forms.'],
    donts: ['Use it on desktop.'],
  },
  'Basics/Popover': {
    use: 'A panel beside the button that opened it.',
    dos: ['Close it with a press outside and with Escape.'],
    donts: ['Put a form of several fields into it.'],
  },
  'Basics/Menu': {
    use: 'Actions that are too many or too rare for buttons.',
    dos: ['Put the most used first, and what deletes last.'],
    donts: ['Nest menus.'],
  },
  'Basics/Tooltip': {
    use: 'The name of an icon, after the pointer has rested for 400 ms or at once with the keyboard.',
    dos: ['Repeat the accessible name.'],
    donts: ['Put anything into it that is said nowhere else: touch has no tooltips.'],
  },
  'Basics/Toaster': {
    use: 'What a press has led to: saved, sent, failed.',
    dos: ['Use one short sentence, and one action at most.', 'Pause it under the pointer.'],
    donts: ['Ask in it.', 'Show more than three.'],
  },
  'Foundations/Icons': {
    use: 'Signs on a grid of 24 px, in the colour of the text around them.',
    dos: ['Name an icon that stands alone.'],
    donts: ['Scale one below 16 px.', 'Mix in icons of another stroke.'],
  },
};
