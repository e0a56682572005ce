import { type Count, counted, plural } from './plural.js';

/** Messages for refused texts in forms (S1 §5). The wording is ours. */
export const formWords = {
  boardTitleEmpty: () => 'Give your board a name.',
  pinDescriptionEmpty: () => 'Add a description.',
  firstNameEmpty: () => 'Enter your first name.',
  linkEmpty: () => 'Enter a link.',
  emailEmpty: () => 'Enter your email address.',
  tooLong: ({ max, over }: { readonly max: number; readonly over: number }) =>
    `${over} ${plural('en', over, 'character', 'characters')} over the limit of ${max}.`,
  linkMalformed: () => 'Enter a full web address, such as https://example.com.',
  emailMalformed: () => 'Enter a full email address, such as name@example.com.',
  boardNameLabel: () => 'Name',
  boardNameHint: () => 'Like “Places to go” or “Recipes to make”',
  descriptionLabel: () => 'Description',
  boardDescriptionHint: () => 'What is your board about?',
  pinDescriptionHint: () => 'Tell everyone what your Pin is about',
  titleLabel: () => 'Title',
  titleHint: () => 'Add a title',
  linkLabel: () => 'Link',
  altTextLabel: () => 'Alt text',
  altTextHint: () => "Describe your Pin for people who can't see it",
  boardLabel: () => 'Board',
  pictureLabel: () => 'Picture or video',
  choosePicture: () => 'Choose a picture or video',
  changePicture: () => 'Choose another picture or video',
  dropPicture: () => 'or drop it here',
  pictureAddressLabel: () => 'Picture address',
  pictureMissing: () => 'Choose a picture or video for your Pin.',
  secretHint: () => 'Only you and collaborators can see this board.',
  charactersLeft: (count: Count) => counted('en', count, 'character left', 'characters left'),
  firstNameLabel: () => 'First name',
  emailLabel: () => 'Email address',
  newBoard: () => 'Create board',
  editBoard: () => 'Edit board',
  newPin: () => 'Create Pin',
  publish: () => 'Publish',
  keepChanges: () => 'Save changes',
  sending: () => 'Saving…',
  sendingFailed: () => "Couldn't save. You haven't lost anything you typed.",
  someFieldsWrong: (count: Count) =>
    counted('en', count, 'field needs your attention.', 'fields need your attention.'),
};

/** Messages for refused texts in forms, in any language (S1 §5). */
export type FormWords = typeof formWords;
