import { AppIcon, Avatar, Button, HomeIcon, SearchIcon, ShareIcon } from '@tackboard/ui';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { definePage, notFound } from '../define-page.js';
import { seededPath } from '../tour/feature-href.js';
import {
  CARD_CHOICES,
  type CardChoice,
  EXPERIMENT_CHOICES,
  groupPath,
} from './experiment-groups.js';
import { storeShownAs } from './shown-as.js';
import {
  type ShownAs,
  type StateName,
  STATE_NAMES,
  stateNameOf,
  stateOf,
  statePath,
} from './states.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { textsIn, useTexts } from '../../words/in-languages.js';
import { STATE_TEXTS } from '../../words/states.js';
import './state.css';

/** A state to set; undefined for the list of all. */
type StateData = { readonly name: StateName } | ListData;

interface ListData {
  readonly name?: undefined;
  readonly experiments: readonly ExperimentLinks[];
}

/** An experiment with the address of each group. */
interface ExperimentLinks {
  readonly name: string;
  readonly groups: readonly { readonly name: string; readonly path: string }[];
}

/** Offers to see the site as somebody else. Opening the page changes nothing: its button does. */
function StatePage({ data }: { readonly data: StateData }) {
  if (data.name === undefined) return <StateList {...data} />;
  return <StateOffer key={data.name} name={data.name} />;
}

function StateList({ experiments }: ListData) {
  const { seeSiteAs, states, inGroup, aboutGroups, otherCards, cards } = useTexts(STATE_TEXTS);
  return (
    <section className="states">
      <h1>{seeSiteAs}</h1>
      <ul>
        {STATE_NAMES.map((name) => (
          <li key={name}>
            <a href={statePath(name)}>
              <StateFace name={name} />
              <span>
                <strong>{states[name][0]}</strong>
                <small>{states[name][1]}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <h2>{inGroup}</h2>
      <p>{aboutGroups}</p>
      <dl>
        {experiments.map(({ name, groups }) => (
          <div key={name}>
            <dt>{name}</dt>
            {groups.map((group) => (
              <dd key={group.name}>
                <a href={group.path}>{group.name}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <h2>{otherCards}</h2>
      <dl>
        {CARD_NAMES.map((name) => (
          <div key={name}>
            <dt>
              <a href={CARD_CHOICES[name]}>{cards[name][0]}</a>
            </dt>
            <dd>{cards[name][1]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const CARD_NAMES = Object.keys(CARD_CHOICES) as readonly CardChoice[];

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
  const { username, shownAs } = stateOf(name);
  const [title] = useTexts(STATE_TEXTS).states[name];
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
  const texts = useTexts(STATE_TEXTS);
  const { failed } = useTexts(COMMON_TEXTS);
  const [title, text] = texts.states[name];
  const { username, isLimited, shownAs, start = '/' } = stateOf(name);
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
        {texts.showLikeThis}
      </Button>
      <output>{step === 'failed' ? failed : null}</output>
      <a href="/state/">{texts.allStates}</a>
    </section>
  );
}

export const statePage = definePage({
  routes: ['unknown'],
  load({ path, seededId }): StateData {
    const name = stateNameOf(path) ?? (stateNameOf(path) === null ? notFound() : undefined);
    if (name !== undefined) return { name };
    const experiments = EXPERIMENT_CHOICES.map((choice) => ({
      name: choice.name,
      groups: choice.groups.map((group) => ({
        name: group,
        path: seededPath(groupPath(choice, group), seededId),
      })),
    }));
    return { experiments };
  },
  head: ({ name }, { language }) => {
    const { description, seeSiteAs, states } = textsIn(STATE_TEXTS, language);
    return {
      title: name === undefined ? seeSiteAs : states[name][0],
      description,
      isPrivate: true,
    };
  },
  Component: StatePage,
});
