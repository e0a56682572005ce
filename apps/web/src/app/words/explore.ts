import { isolate } from '@tackboard/domain/words';
import { inLanguages } from './in-languages.js';
import { joinNames } from './join-names.js';

/** Texts of the pages to explore: ideas, videos, shopping, topics, today and its articles. */
export const EXPLORE_TEXTS = inLanguages(
  {
    areas: {
      ideas: { title: 'Ideas', text: 'Pick a topic, and see what people make of it.' },
      videos: { title: 'Videos', text: 'Short videos of how things are made.' },
      shopping: { title: 'Shop', text: 'Things from the shops of makers.' },
    },
    nothingYet: 'Nothing here yet',
    nothingAbout: (name: string) => `There is nothing about ${isolate(name)} at the moment.`,
    seeIdeas: 'See its ideas',
    newToday: 'New today',
    all: 'All',
    about: (area: string, topic: string) => `${area} about ${isolate(topic)}.`,
    topics: 'Topics',
    topicsText: 'Follow what you like: your home feed learns from it.',
    topicsVisitorText: 'Log in to follow what you like.',
    topicsDescription: 'Everything that people collect here, by topic.',
    today: 'Today',
    todayTab: (name: string) => `Today: ${name}`,
    todayText: 'Good things to look at, chosen this morning.',
    todayDescription: 'Articles, topics and Pins that are worth a look today.',
    tabs: {
      today: 'Today',
      'today-best': 'Best',
      'today-trending': 'Trending',
      'today-popular': 'Popular videos',
      'today-shop': 'Shop',
    },
    newPins: 'New Pins',
    by: (names: readonly string[]) => `By ${joinNames(names)}`,
    seePin: 'See the Pin',
  },
  {
    areas: {
      ideas: { title: 'Ideen', text: 'Wähle ein Thema und sieh, was andere daraus machen.' },
      videos: { title: 'Videos', text: 'Kurze Videos darüber, wie Dinge entstehen.' },
      shopping: {
        title: 'Shoppen',
        text: 'Schönes aus den Läden von Leuten, die es selbst machen.',
      },
    },
    nothingYet: 'Hier ist noch nichts',
    nothingAbout: (name) => `Zu ${isolate(name)} gibt es gerade nichts.`,
    seeIdeas: 'Ideen dazu ansehen',
    newToday: 'Heute neu',
    all: 'Alle',
    about: (area, topic) => `${area} zu ${isolate(topic)}.`,
    topics: 'Themen',
    topicsText: 'Folge dem, was dir gefällt: Deine Startseite richtet sich danach.',
    topicsVisitorText: 'Melde dich an, um Themen zu folgen.',
    topicsDescription: 'Alles, was hier gesammelt wird, nach Themen.',
    today: 'Heute',
    todayTab: (name) => `Heute: ${name}`,
    todayText: 'Sehenswertes, heute Morgen ausgewählt.',
    todayDescription: 'Artikel, Themen und Pins, die sich heute lohnen.',
    tabs: {
      today: 'Heute',
      'today-best': 'Das Beste',
      'today-trending': 'Im Trend',
      'today-popular': 'Beliebte Videos',
      'today-shop': 'Shoppen',
    },
    newPins: 'Neue Pins',
    by: (names) => `Von ${joinNames(names)}`,
    seePin: 'Pin ansehen',
  },
);
