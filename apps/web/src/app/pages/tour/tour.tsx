import { Avatar } from '@tackboard/ui';
import { useDemo } from '../../demo-context.js';
import { definePage } from '../define-page.js';
import { textsIn, useTexts } from '../../words/in-languages.js';
import { TOUR_TEXTS } from '../../words/tour.js';
import type { Feature } from './feature.js';
import { featureHref, seededPath } from './feature-href.js';
import { FEATURE_GROUPS, type FeatureId, FEATURES } from './features.js';
import { GERMAN_FEATURES } from './german-features.js';
import './tour.css';

interface TourData {
  /** The paths of the features, by id. */
  readonly paths: Readonly<Record<string, string>>;
  /** The address of Storybook, without a slash at the end. */
  readonly storybookUrl: string;
}

/** Every feature of the kit, with links to its page and its story. */
function Tour({ data: { paths, storybookUrl } }: { readonly data: TourData }) {
  const texts = useTexts(TOUR_TEXTS);
  return (
    <div className="tour">
      <header className="tour-head">
        <h1>{texts.title}</h1>
        <p>
          {texts.text} <code>pnpm storybook</code>.
        </p>
      </header>
      <nav aria-label={texts.packages} className="tour-packages">
        {FEATURE_GROUPS.map(({ name }) => (
          <a key={name} className="pill-link" href={`#${idOf(name)}`}>
            {name}
          </a>
        ))}
      </nav>
      {FEATURE_GROUPS.map(({ name, features }) => (
        <section key={name} id={idOf(name)} aria-labelledby={`${idOf(name)}-name`}>
          <h2 id={`${idOf(name)}-name`}>{name}</h2>
          <p>{texts.groupTexts[name]}</p>
          <ul>
            {features.map((feature) => (
              <TourRow
                key={feature.id}
                feature={feature}
                path={paths[feature.id] ?? '/'}
                storybookUrl={storybookUrl}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface TourRowProps {
  readonly feature: Feature<FeatureId>;
  readonly path: string;
  readonly storybookUrl: string;
}

function TourRow({ feature, path, storybookUrl }: TourRowProps) {
  const { language, people, user } = useDemo();
  const { id, as, isForEverybody, story } = feature;
  const texts = useTexts(TOUR_TEXTS);
  const [title, text, note] =
    language === 'de' ? GERMAN_FEATURES[id] : [feature.title, feature.text, feature.note];
  const person = people.find(({ username }) => username === as);
  const viewer = person?.fullName ?? as ?? texts.visitor;
  return (
    <li className="tour-row">
      <a
        className="tour-link"
        href={featureHref(feature, path, user?.username)}
        data-feature={id}
        aria-describedby={`tour-${id}`}
      >
        {title}
      </a>
      <p id={`tour-${id}`}>{text}</p>
      <p className="tour-viewer">
        {person ? <Avatar name={viewer} imageUrl={person.imageSmallUrl} /> : null}
        {isForEverybody ? texts.asAnybody : texts.as(viewer)}
        {note === undefined ? '' : `. ${note}`}
      </p>
      {story === undefined ? null : (
        <a
          className="tour-story pill-link"
          data-variant="plain"
          href={`${storybookUrl}/?path=/story/${story}`}
          target="_blank"
          rel="noopener"
          aria-label={texts.storyOf(title)}
        >
          {texts.story}
        </a>
      )}
    </li>
  );
}

function idOf(name: string): string {
  return name.replaceAll(/[^a-z]+/g, '-');
}

export const tourPage = definePage({
  routes: ['unknown'],
  load: ({ seededId, storybookUrl }): TourData => ({
    paths: Object.fromEntries(
      FEATURES.map((feature) => [feature.id, seededPath(feature.path, seededId)]),
    ),
    storybookUrl,
  }),
  head: (_, { language }) => ({
    title: textsIn(TOUR_TEXTS, language).title,
    description: textsIn(TOUR_TEXTS, language).description,
    canonical: '/tour',
  }),
  Component: Tour,
});
