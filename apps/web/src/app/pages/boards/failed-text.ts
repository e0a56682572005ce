/** What a dialog or toast says when a change of a board did not reach the server. */
export const FAILED_TEXT = "That didn't work. Check the connection and try again.";
