import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import { Tip } from '#fixtures/forms/Tip.ts';
import { usualChoice } from './address.ts';
import { type Drawing, keepOwnFile, MAX_CHARACTERS, ownFile, type ReadOwn, readOwn, type Reading } from './ownFile.ts';
import { OwnDocument } from './OwnDocument.tsx';

const slot = { criticality: 'OPTIONAL', fallback: null, label: null, trackingId: null, absence: null } as const;
const tip = Tip.one.node;
const formDrawing: Drawing = {
  operation: 'Form',
  variables: { formId: 'preview' },
  data: {
    form: {
      ...{ __typename: 'Form', id: 'preview', revision: 'r1', title: 'Preview' },
      parts: [{ __typename: 'FormSlot', ...slot, id: 'tip', kind: 'TipForm', node: tip }],
    },
  },
};
const reading = (changes: Partial<Reading> = {}): Reading => ({
  ...{ surface: 'form:preview', kinds: ['TipForm'], problems: [], warnings: [], drawing: formDrawing },
  ...changes,
});
const choice = { ...usualChoice, isOwn: true };

function draw(answer: Reading) {
  const read = vi.fn<ReadOwn>(() => Promise.resolve(answer));
  const tree = (region: 'US-NJ' | 'CA-ON') => <OwnDocument brand={brand} choice={{ ...choice, region }} onReport={null} read={read} />;
  const { rerender } = render(tree('US-NJ'));
  return { read, move: () => rerender(tree('CA-ON')) };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the reader's own document", () => {
  it('the preview asks for a file if the tab has none', () => {
    draw(reading());
    expect(screen.getByText('You have not opened a file in this tab.')).toBeDefined();
  });

  it('a valid own document is drawn', async () => {
    keepOwnFile({ name: 'tip.json', text: '{}' });
    draw(reading());
    expect(await screen.findByText('Look.')).toBeDefined();
  });

  it('an own document refused by the validator is not drawn', async () => {
    keepOwnFile({ name: 'tip.json', text: '{}' });
    draw(reading({ drawing: null, problems: [{ nodeId: 'tip', path: '/props', message: 'must be object' }] }));
    expect(await screen.findByText('This document can’t be published yet.')).toBeDefined();
  });

  it('an own document is read again for another region', async () => {
    keepOwnFile({ name: 'tip.json', text: '{}' });
    const { read, move } = draw(reading());
    await screen.findByText('Look.');
    move();
    await waitFor(() => expect(read.mock.calls.map(([, { region }]) => region)).toEqual(['US-NJ', 'CA-ON']));
  });
});

describe('the file in the tab', () => {
  it('an uploaded file is kept in the tab, and other stored values are ignored', () => {
    keepOwnFile({ name: 'a.json', text: '1' });
    expect(ownFile()).toEqual({ name: 'a.json', text: '1' });
    sessionStorage.setItem('gallery.own', '{"name":7}');
    expect(ownFile()).toBeNull();
  });
});

describe('the development server', () => {
  const ask = (text = '{}') => readOwn({ name: 'a.json', text }, choice);
  const messages = async (text?: string) => (await ask(text)).problems.map(({ message }) => message);

  it('the development server gets the text and its audience', async () => {
    const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(reading())));
    vi.stubGlobal('fetch', fetcher);
    expect(await ask()).toEqual(reading());
    expect(fetcher.mock.calls[0]?.[0]).toBe('/preview/reading');
    expect(fetcher.mock.calls[0]?.[1]?.body).toBe('{"text":"{}","brand":"tsb","region":"US-NJ","build":"now","odds":"AMERICAN"}');
  });

  it('a development server without an answer is shown as an error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
    expect(await messages()).toEqual(['the development server does not respond. Check that it is still running.']);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
    expect(await messages()).toEqual(['the development server could not read it (500)']);
  });

  it('a file that is too long is not sent', async () => {
    expect(await messages('x'.repeat(MAX_CHARACTERS + 1))).toEqual([
      `the file has ${MAX_CHARACTERS + 1} characters; the maximum is ${MAX_CHARACTERS}`,
    ]);
  });
});
