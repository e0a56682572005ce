/** What a form says about a text that cannot be sent, and what to do. The wording is ours: none is shown (S1 §5). */
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
};

/** What a form says about a text that cannot be sent, in any language. */
export type FormWords = typeof formWords;
