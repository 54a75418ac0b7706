import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { persistedDocuments } from './documents.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

it('keeps the text that the client sends, with the names of types, under its hash', async () => {
  const { texts, hashes } = await persistedDocuments([parse('query Home { page { id ...Shelf } } fragment Shelf on Page { title }')]);
  const hash = hashes['Home'] ?? '';
  expect(sha256(texts[hash] ?? '')).toBe(hash);
  expect(texts[hash]).toMatch(/__typename[\s\S]*fragment Shelf on Page \{\s+title\s+__typename/);
});

it('leaves out what only the client understands', async () => {
  const { texts } = await persistedDocuments([parse('query Home { page { ...Shelf @unmask } } fragment Shelf on Page { title }')]);
  expect(Object.values(texts).join('')).not.toContain('@unmask');
});

it('takes mutations and subscriptions too, and no fragment by itself', async () => {
  const documents = ['mutation Place { place { id } }', 'subscription Prices { prices { id } }', 'fragment Alone on Page { id }'];
  const { hashes } = await persistedDocuments(documents.map((text) => parse(text)));
  expect(Object.keys(hashes)).toEqual(['Place', 'Prices']);
});
