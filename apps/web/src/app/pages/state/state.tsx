import { Avatar, Button } from '@tackboard/ui';
import { AppIcon, HomeIcon, SearchIcon, ShareIcon } from '@tackboard/ui/icons';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { definePage, notFound } from '../define-page.js';
import { storeShownAs } from './shown-as.js';
import {
  type ShownAs,
  type StateName,
  STATE_NAMES,
  stateNameOf,
  stateOf,
  statePath,
} from './states.js';
import './state.css';

/** A state to set; undefined for the list of all. */
type StateData = { readonly name: StateName } | { readonly name?: undefined };

/** Offers to see the site as somebody else. Opening the page changes nothing: its button does. */
function StatePage({ data: { name } }: { readonly data: StateData }) {
  return name === undefined ? <StateList /> : <StateOffer key={name} name={name} />;
}

function StateList() {
  return (
    <section className="states">
      <h1>See the site as</h1>
      <ul>
        {STATE_NAMES.map((name) => (
          <li key={name}>
            <a href={statePath(name)}>
              <StateFace name={name} />
              <span>
                <strong>{stateOf(name).title}</strong>
                <small>{stateOf(name).text}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The signs of states that nobody is logged in in. */
const SIGNS = {
  desktop: HomeIcon,
  mobile: AppIcon,
  search: SearchIcon,
  social: ShareIcon,
} as const satisfies Readonly<Record<ShownAs, typeof HomeIcon>>;

/** The picture of the person of a state, or its sign. */
function StateFace({ name }: { readonly name: StateName }) {
  const { people } = useDemo();
  const { username, title, shownAs } = stateOf(name);
  const person = people.find((candidate) => candidate.username === username);
  if (person === undefined) {
    const Sign = SIGNS[shownAs ?? 'desktop'];
    return (
      <span className="state-sign">
        <Sign width="24" height="24" />
      </span>
    );
  }
  return <Avatar name={person.fullName ?? title} imageUrl={person.imageMediumUrl} />;
}

function StateOffer({ name }: { readonly name: StateName }) {
  const { ports, onError } = useDemo();
  const [step, setStep] = useState<'failed' | 'offered' | 'pending'>('offered');
  const { title, text, username, isLimited, shownAs, start = '/' } = stateOf(name);
  const set = async () => {
    setStep('pending');
    try {
      await ports.switchTo(username, { isLimited });
      storeShownAs(shownAs);
      location.assign(start);
    } catch (error) {
      setStep('failed');
      onError(error);
    }
  };
  return (
    <section className="state-offer">
      <StateFace name={name} />
      <h1>{title}</h1>
      <p>{text}</p>
      <Button variant="primary" busy={step === 'pending'} onClick={() => void set()}>
        See the site this way
      </Button>
      <output>
        {step === 'failed' ? "That didn't work. Check your connection and try again." : null}
      </output>
      <a href="/state/">All states</a>
    </section>
  );
}

export const statePage = definePage({
  routes: ['unknown'],
  load({ path }): StateData {
    const name = stateNameOf(path) ?? (stateNameOf(path) === null ? notFound() : undefined);
    return name === undefined ? {} : { name };
  },
  head: ({ name }) => ({
    title: name === undefined ? 'See the site as' : stateOf(name).title,
    description: 'The viewers of the demo, each with a page that offers to become them.',
    isPrivate: true,
  }),
  Component: StatePage,
});
