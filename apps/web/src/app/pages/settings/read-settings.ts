import type { ClientCalls } from '@tackboard/api-client';
import type { Account } from '@tackboard/domain';

/** Reads the viewer's account, and the fields of the save behaviour with their own set (S3 §7). */
export async function readSettings(
  { readUser }: Pick<ClientCalls, 'readUser'>,
  viewerId: string | null,
): Promise<Account> {
  const user = viewerId === null ? {} : { userId: viewerId };
  const [account, behavior] = await Promise.all([
    readUser(user),
    readUser({ ...user, fieldSetKey: 'save_behavior' }),
  ]);
  return { ...account, ...behavior };
}
