import { Avatar } from '@tackboard/ui';
import { useDemo } from '../../demo-context.js';
import { definePage } from '../define-page.js';
import type { Feature } from './feature.js';
import { featureHref, seededPath } from './feature-href.js';
import { FEATURE_GROUPS, FEATURES } from './features.js';
import './tour.css';

interface TourData {
  /** The paths of the features, by id. */
  readonly paths: Readonly<Record<string, string>>;
  /** The address of Storybook, without a slash at the end. */
  readonly storybookUrl: string;
}

/** Every feature of the kit, with links to its page and its story. */
function Tour({ data: { paths, storybookUrl } }: { readonly data: TourData }) {
  return (
    <div className="tour">
      <header className="tour-head">
        <h1>Tour</h1>
        <p>
          Every feature of the kit by package. Each link opens the page that shows it; where it
          needs another person, the login comes first. The stories need Storybook beside the demo:{' '}
          <code>pnpm storybook</code>.
        </p>
      </header>
      <nav aria-label="Packages" className="tour-packages">
        {FEATURE_GROUPS.map(({ name }) => (
          <a key={name} className="pill-link" href={`#${idOf(name)}`}>
            {name}
          </a>
        ))}
      </nav>
      {FEATURE_GROUPS.map(({ name, text, features }) => (
        <section key={name} id={idOf(name)} aria-labelledby={`${idOf(name)}-name`}>
          <h2 id={`${idOf(name)}-name`}>{name}</h2>
          <p>{text}</p>
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
  readonly feature: Feature;
  readonly path: string;
  readonly storybookUrl: string;
}

function TourRow({ feature, path, storybookUrl }: TourRowProps) {
  const { people, user } = useDemo();
  const { id, as, isForEverybody, note, story, text, title } = feature;
  const person = people.find(({ username }) => username === as);
  const viewer = isForEverybody ? 'anybody' : (person?.fullName ?? as ?? 'a visitor');
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
        As {viewer}
        {note === undefined ? '' : `. ${note}`}
      </p>
      {story === undefined ? null : (
        <a
          className="tour-story pill-link"
          data-variant="plain"
          href={`${storybookUrl}/?path=/story/${story}`}
          target="_blank"
          rel="noopener"
          aria-label={`Story: ${title}`}
        >
          Story
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
  head: () => ({
    title: 'Tour',
    description: 'Every feature of the kit, with links to its page and its story.',
    canonical: '/tour',
  }),
  Component: Tour,
});
