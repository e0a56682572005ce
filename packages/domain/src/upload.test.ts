import { describe, expect, it } from 'vitest';
import { imageInput, isImageFile, isVideoFile, uploadStep } from './upload.js';

describe('uploadStep', () => {
  it.each([
    ['registered', 'poll'],
    ['processing', 'poll'],
    ['succeeded', 'done'],
    ['failed', 'failed'],
    ['brand-new', 'failed'],
    [undefined, 'failed'],
  ])('S3 §4.11.2 §4.11.3 §4.11.4: %s: %s', (status, expected) => {
    expect(uploadStep(status === undefined ? {} : { status })).toBe(expected);
  });
});

describe('imageInput', () => {
  it.each([
    ['https://oak.example/a.jpg', { kind: 'url', imageUrl: 'https://oak.example/a.jpg' }],
    [' HTTP://oak.example/a ', { kind: 'url', imageUrl: 'HTTP://oak.example/a' }],
    [
      'data:image/png;base64,iVBORw0KGgo=',
      { kind: 'base64', imageBase64: 'data:image/png;base64,iVBORw0KGgo=' },
    ],
    [
      'data:image/svg+xml;base64,PHN2Zz4=',
      { kind: 'base64', imageBase64: 'data:image/svg+xml;base64,PHN2Zz4=' },
    ],
  ])('S3 §5: %s is an image', (input, expected) => {
    expect(imageInput(input)).toEqual(expected);
  });

  it.each([
    'data:text/html;base64,PGI+',
    'data:image/png;base64,',
    'data:image/png,abc',
    'javascript:alert(1)',
    'ftp://oak.example/a.jpg',
    'https://',
    'a.jpg',
    '',
    undefined,
    null,
    42,
    {},
  ])('S3 §5.20 §8.9: %j is an invalid image', (input) => {
    expect(imageInput(input)).toBeUndefined();
  });
});

describe('isImageFile', () => {
  it.each([
    [{ type: 'image/png', size: 1 }, true],
    [{ type: 'image/png', size: 0 }, false],
    [{ type: 'video/mp4', size: 1 }, false],
    [{ type: '', size: 1 }, false],
  ])('S3 §5: %j is %s', (file, expected) => {
    expect(isImageFile(file)).toBe(expected);
  });
});

describe('isVideoFile', () => {
  it.each([
    [{ type: 'video/mp4', size: 1 }, true],
    [{ type: 'video/webm', size: 1 }, true],
    [{ type: 'video/mp4', size: 0 }, false],
    [{ type: 'image/gif', size: 1 }, false],
    [{ type: '', size: 1 }, false],
  ])('S3 §4.11: %j is %s', (file, expected) => {
    expect(isVideoFile(file)).toBe(expected);
  });
});
