import { offersBoardlessPins } from '@tackboard/domain';
import type { FindPerson } from '../people/find-person.js';
import type { Viewer } from './sessions.js';

/** People who are in the control group of the experiment for dark mode: their pages are light on a dark system (S2 §6). */
const WITHOUT_DARK_MODE = ['hedgeandgarden'];

/** People who see quick saves and pins without a board on the profiles of others (S3 §6). */
const SEES_BOARDLESS_PINS = ['ninaberg'];

/** Returns a viewer's groups by experiment (S1 §9). A visitor has no username. */
export function experimentsOf(username: string | undefined): Readonly<Record<string, string>> {
  if (username === undefined) return { dark_mode_signed_out: 'enabled' };
  return {
    dark_mode_signed_in: WITHOUT_DARK_MODE.includes(username) ? 'control' : 'enabled',
    ...(SEES_BOARDLESS_PINS.includes(username) && { boardless_pins_for_others: 'enabled' }),
  };
}

/** Whether a viewer sees a person's quick saves and pins without a board: their own, or under an experiment (S3 §6). */
export type SeesBoardless = ReturnType<typeof createSeesBoardless>;

/** Creates the rule for the accounts of a database. */
export function createSeesBoardless(people: FindPerson) {
  return ({ userId }: Viewer, personId: string): boolean => {
    if (userId === null) return false;
    if (userId === personId) return true;
    const experiments = experimentsOf(people.find(userId)?.username);
    return offersBoardlessPins(personId, { id: userId, isAuth: true }, experiments);
  };
}
