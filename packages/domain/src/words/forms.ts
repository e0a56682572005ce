/** Messages for refused texts in forms (S1 §5). The wording is ours. */
export const formWords = {
  boardTitleEmpty: () => 'Give your board a name.',
  pinDescriptionEmpty: () => 'Write what the Pin is about.',
  firstNameEmpty: () => 'Enter your first name.',
  linkEmpty: () => 'Enter the address of a web page.',
  emailEmpty: () => 'Enter your email address.',
  tooLong: ({ max, over }: { readonly max: number; readonly over: number }) =>
    over === 1
      ? `That is 1 character too many. Use at most ${max}.`
      : `That is ${over} characters too many. Use at most ${max}.`,
  linkMalformed: () => 'Enter a whole web address, such as https://example.com.',
  emailMalformed: () => 'Enter a whole email address, such as name@example.com.',
  boardNameLabel: () => 'Name',
  boardNameHint: () => 'Like “Places to go” or “Recipes to make”',
  descriptionLabel: () => 'Description',
  boardDescriptionHint: () => 'What is your board about?',
  pinDescriptionHint: () => 'Tell everyone what your Pin is about',
  titleLabel: () => 'Title',
  titleHint: () => 'Add a title',
  linkLabel: () => 'Link',
  altTextLabel: () => 'Alt text',
  altTextHint: () => 'Describe your Pin to people who do not see it',
  boardLabel: () => 'Board',
  pictureLabel: () => 'Picture',
  choosePicture: () => 'Choose a picture',
  changePicture: () => 'Choose another picture',
  dropPicture: () => 'or drop it here',
  pictureMissing: () => 'Choose a picture for your Pin.',
  secretHint: () => 'Only you and the people on it will see this board.',
  charactersLeft: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 character left' : `${count} characters left`,
  newBoard: () => 'Create board',
  editBoard: () => 'Edit board',
  newPin: () => 'Create Pin',
  publish: () => 'Publish',
  keepChanges: () => 'Save changes',
  sending: () => 'Saving…',
  sendingFailed: () => 'That could not be saved. Nothing that you typed is lost.',
  someFieldsWrong: ({ count }: { readonly count: number }) =>
    count === 1 ? 'One field needs another look.' : `${count} fields need another look.`,
};

/** Messages for refused texts in forms, in any language (S1 §5). */
export type FormWords = typeof formWords;
