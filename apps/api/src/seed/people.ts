import type { PictureName } from './pictures.js';

/** A person or business of the demo. Each of them can sign in. */
export interface SeedPerson {
  readonly username: string;
  readonly fullName: string;
  readonly face: PictureName;
  readonly isMerchant?: boolean;
  /** The verified website. */
  readonly verifiedSite?: string;
  readonly gender: 'female' | 'male' | 'unspecified';
  /** Whether the person works for the site (S1 §6). */
  readonly isEmployee?: boolean;
  /** Whether the account is always a few hours old (S1 §6). */
  readonly isNew?: boolean;
}

/** A board of the demo. Its url is `/{owner}/{slug}/`. */
export interface SeedBoard {
  readonly owner: string;
  readonly slug: string;
  readonly name: string;
  readonly privacy?: 'protected' | 'secret';
  readonly layout?: 'quick_saves';
  readonly collaborators?: readonly string[];
  readonly sections?: readonly { readonly title: string; readonly slug: string }[];
}

/** The people who publish. The first three are the usual viewers: with many boards, some, and none. */
export const PUBLISHERS: readonly SeedPerson[] = [
  {
    username: 'marenkjaer',
    fullName: 'Maren Kjær',
    face: 'faceMaren',
    gender: 'female',
  },
  {
    username: 'tomasoliveira',
    fullName: 'Tomás Oliveira',
    face: 'faceTomas',
    gender: 'male',
  },
  {
    username: 'yukitanabe',
    fullName: 'Yuki Tanabe',
    face: 'faceYuki',
    gender: 'unspecified',
  },
  {
    username: 'lenaadler',
    fullName: 'Lena Adler',
    face: 'faceLena',
    gender: 'female',
  },
  {
    username: 'openprints',
    fullName: 'Open Prints',
    face: 'faceOpenPrints',
    verifiedSite: 'openprints.example',
    gender: 'unspecified',
  },
  {
    username: 'hedgeandgarden',
    fullName: 'Hedge & Garden',
    face: 'faceHedge',
    verifiedSite: 'hedgeandgarden.example',
    gender: 'unspecified',
  },
  {
    username: 'kilnandco',
    fullName: 'Kiln & Co',
    face: 'faceKiln',
    isMerchant: true,
    verifiedSite: 'kilnandco.example',
    gender: 'unspecified',
  },
  {
    username: 'tilestudio',
    fullName: 'Tile Studio',
    face: 'faceTile',
    isMerchant: true,
    verifiedSite: 'tilestudio.example',
    gender: 'unspecified',
  },
  {
    username: 'ilsethorne',
    fullName: 'Ilse Thorne',
    face: 'faceIlse',
    gender: 'female',
  },
  {
    username: 'noramalik',
    fullName: 'Nora Malik',
    face: 'faceNora',
    gender: 'female',
  },
  {
    username: 'printhouse',
    fullName: 'Print House',
    face: 'facePrintHouse',
    isMerchant: true,
    // Without a verified identity its profile says "Verified merchant" in words (S2 §2).
    gender: 'unspecified',
  },
];

/** People who publish nothing: each shows a state of the site. */
const READERS: readonly SeedPerson[] = [
  {
    username: 'emilrask',
    fullName: 'Emil Rask',
    face: 'faceEmil',
    gender: 'male',
  },
  {
    username: 'saradiaz',
    fullName: 'Sara Díaz',
    face: 'faceSara',
    gender: 'female',
    isNew: true,
  },
  {
    username: 'ninaberg',
    fullName: 'Nina Berg',
    face: 'faceNina',
    gender: 'female',
    isEmployee: true,
  },
];

/** All people. */
export const PEOPLE: readonly SeedPerson[] = [...PUBLISHERS, ...READERS];

const BOARDS_OF_MAREN = [
  'Posters',
  'Hallway',
  'Reading corner',
  'Small kitchens',
  'Terrazzo love',
  'For the cat',
  'Balcony in April',
  'Weekend bakes',
  'Textiles',
  'Old photographs',
  'Looking up',
  'Plants that survive me',
  'Type specimens',
  'Cabins',
  'Boats',
  'Blue things',
  'Summer 2027',
  'Ceramics',
  'Lamps',
  'Bookbinding',
  'Winter walks',
  'Linocut',
  'Maps',
  'Mountains, drawn',
  'Picnic',
  'Gift wrap',
  'Bathroom tiles',
  'Shelves',
  'Soup',
] as const;

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** All boards, those of an owner in their custom order. */
export const BOARDS: readonly SeedBoard[] = [
  ...BOARDS_OF_MAREN.map((name) => ({ owner: 'marenkjaer', slug: slugOf(name), name })),
  {
    owner: 'marenkjaer',
    slug: 'our-flat',
    name: 'Our flat',
    collaborators: ['tomasoliveira'],
    sections: [
      { title: 'Kitchen', slug: 'kitchen' },
      { title: 'Living room', slug: 'living-room' },
    ],
  },
  {
    owner: 'marenkjaer',
    slug: 'birthday-for-tomas',
    name: 'Birthday for Tomás',
    privacy: 'secret',
  },
  { owner: 'marenkjaer', slug: 'flat-hunting', name: 'Flat hunting', privacy: 'secret' },
  { owner: 'tomasoliveira', slug: 'quick-saves', name: 'Quick saves', layout: 'quick_saves' },
  { owner: 'tomasoliveira', slug: 'darkroom', name: 'Darkroom' },
  { owner: 'tomasoliveira', slug: 'surprise-trip', name: 'Surprise trip', privacy: 'secret' },
  { owner: 'lenaadler', slug: 'desert-prints', name: 'Desert prints' },
  { owner: 'lenaadler', slug: 'studio-wall', name: 'Studio wall' },
  { owner: 'openprints', slug: 'plants-as-architecture', name: 'Plants as architecture' },
  { owner: 'openprints', slug: 'far-away-long-ago', name: 'Far away, long ago' },
  { owner: 'openprints', slug: 'flight', name: 'Flight' },
  { owner: 'hedgeandgarden', slug: 'pressed-flowers', name: 'Pressed flowers' },
  { owner: 'hedgeandgarden', slug: 'kitchen-garden', name: 'Kitchen garden' },
  { owner: 'kilnandco', slug: 'cups-and-saucers', name: 'Cups and saucers' },
  { owner: 'tilestudio', slug: 'terrazzo', name: 'Terrazzo' },
  { owner: 'tilestudio', slug: 'client-work', name: 'Client work', privacy: 'protected' },
  { owner: 'ilsethorne', slug: 'water-and-weather', name: 'Water and weather' },
  { owner: 'ilsethorne', slug: 'maps-without-names', name: 'Maps without names' },
  { owner: 'noramalik', slug: 'sugar-colours', name: 'Sugar colours' },
  { owner: 'noramalik', slug: 'cats-mostly', name: 'Cats, mostly' },
  { owner: 'printhouse', slug: 'new-editions', name: 'New editions' },
  { owner: 'printhouse', slug: 'seen-in-your-homes', name: 'Seen in your homes' },
  { owner: 'emilrask', slug: 'bike-trips', name: 'Bike trips' },
  { owner: 'ninaberg', slug: 'kitchen-table', name: 'Kitchen table' },
];
