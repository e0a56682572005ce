export { jsonLdText, type JsonLd, pinJsonLd, type PinJsonLdOptions } from './pin-json-ld.js';
