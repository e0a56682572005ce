import { german } from '@tackboard/domain/words/de';
import { pseudoWords } from '@tackboard/domain/words/pseudo';
import type { TackboardWords } from '@tackboard/pin-card';
import { englishWords } from './words-en.ts';

/** A language: its BCP 47 tag, which formats numbers and prices, and its words. */
export interface StoryLocale {
  readonly title: string;
  readonly tag: string;
  readonly words: TackboardWords;
  /** The direction of its script, which the toolbar may override. */
  readonly direction: 'ltr' | 'rtl';
}

function pseudoLanguage(): TackboardWords {
  const areas = Object.entries(englishWords).map(([area, words]) => [area, pseudoWords(words)]);
  return Object.fromEntries(areas) as TackboardWords;
}

/** A page in Arabic, for its script and direction. It has the words of a card; the others are English. */
const arabicWords: TackboardWords = {
  ...englishWords,
  card: {
    ...englishWords.card,
    save: () => 'حفظ',
    saving: () => 'جارٍ الحفظ…',
    saved: () => 'محفوظ',
    unsave: () => 'إلغاء الحفظ',
    savedTitle: () => 'تم الحفظ!',
    savedTo: ({ board }) => `تم الحفظ في ${board}`,
    savedToProfile: () => 'تم الحفظ في الملف الشخصي',
    change: () => 'تغيير',
    chooseBoard: () => 'اختر لوحة',
    quickSaves: () => 'محفوظات سريعة',
    profile: () => 'الملف الشخصي',
    open: () => 'فتح',
    promote: () => 'ترويج',
    promoted: () => 'مُروَّج',
    promotedBy: ({ name }) => `مُروَّج من ${name}`,
    soldOut: () => 'نفد',
    freeShipping: () => 'شحن مجاني',
    moreOptions: () => 'خيارات أخرى',
    send: () => 'إرسال',
    undo: () => 'تراجع',
  },
  navigation: {
    ...englishWords.navigation,
    home: () => 'الرئيسية',
    today: () => 'اليوم',
    create: () => 'إنشاء',
    news: () => 'الأخبار',
    profile: () => 'ملفك الشخصي',
    logIn: () => 'تسجيل الدخول',
    signUp: () => 'إنشاء حساب',
  },
};

/** The languages of the toolbar. */
export const LOCALES = {
  en: { title: 'English', tag: 'en-US', words: englishWords, direction: 'ltr' },
  de: { title: 'Deutsch', tag: 'de-DE', words: german, direction: 'ltr' },
  ar: { title: 'العربية', tag: 'ar-EG', words: arabicWords, direction: 'rtl' },
  pseudo: { title: '[Þšéúđö~~]', tag: 'en-US', words: pseudoLanguage(), direction: 'ltr' },
} as const satisfies Readonly<Record<string, StoryLocale>>;

/** Returns English for an unknown name. */
export function localeOf(name: unknown): StoryLocale {
  return LOCALES[name as keyof typeof LOCALES] ?? LOCALES.en;
}
