/** Answers a request, and returns whether it has. A consumer with a server of its own replaces this file. */
export async function respond() {
  return false;
}
