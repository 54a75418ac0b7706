import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Suspense } from 'react';
import { brand } from '#brands/tsb/brand.ts';
import { BrandProvider } from '#src/brand/context.tsx';
import { contrastOf } from '#src/brand/contrast.ts';
import { Crest, onColor } from './pictures/Crest.tsx';
import { GameDrawing } from './pictures/GameDrawing.tsx';
import { natureThemes } from './gameArt/nature.tsx';
import { storyThemes } from './gameArt/story.tsx';
import { treasureThemes } from './gameArt/treasure.tsx';
import { tableThemes } from './gameArt/tables.tsx';
import { Icon } from './Icon.tsx';
import { corePaths } from './icons/core.ts';
import { moreIcons } from './icons/more.ts';
import { sportPaths } from './icons/sportPaths.ts';
import { Illustration } from './pictures/Illustration.tsx';
import { IllustrationDrawing } from './pictures/IllustrationDrawing.tsx';
import { softLazy } from './softLazy.ts';

const markup = (element: React.ReactElement): string => {
  const { container, unmount } = render(element);
  const text = container.innerHTML.replaceAll(/_r_\w+_/g, '');
  unmount();
  return text;
};

const themes = Object.keys({ ...natureThemes, ...storyThemes, ...tableThemes, ...treasureThemes });

describe('a picture of a game', () => {
  test.each(themes)('a game picture of theme %s is the same for the same seed', (theme) => {
    const first = markup(<GameDrawing seed={7} theme={theme} />);
    expect(markup(<GameDrawing seed={7} theme={theme} />)).toBe(first);
    expect(first).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('game pictures differ by seed and by theme', () => {
    expect(new Set([1, 2, 3, 4, 5].map((seed) => markup(<GameDrawing seed={seed} theme="slots" />))).size).toBe(5);
    expect(new Set(themes.map((theme) => markup(<GameDrawing seed={1} theme={theme} />))).size).toBeGreaterThan(18);
  });

  test('dealers of live tables differ by seed', () => {
    const faces = Array.from({ length: 12 }, (_, seed) => {
      const { container, unmount } = render(<GameDrawing seed={seed} theme="live" />);
      const face = container.querySelector('g[transform="translate(100 52)"]')?.innerHTML;
      unmount();
      return face;
    });
    expect(new Set(faces).size).toBeGreaterThan(8);
  });

  test('a game picture is drawn for any seed and theme', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.double()),
        fc.constantFrom('constructor', '__proto__', '', 'x'.repeat(99), '<script>'),
        (seed, theme) => {
          const text = markup(<GameDrawing seed={seed} theme={theme} />);
          return text.includes('<svg') && !/NaN|<script/.test(text);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a crest', () => {
  const look = { primary: '#0b2265', secondary: '#a71930', form: 'shield', initials: 'NYG' };

  test('a team’s crest is always the same and hidden from screen readers', () => {
    expect(markup(<Crest crest={look} size={40} />)).toBe(markup(<Crest crest={look} size={40} />));
    expect(markup(<Crest crest={look} />)).toContain('aria-hidden');
  });

  test.each(['round', 'hex', 'pennant', 'square'])('a crest of form %s has its own outline', (form) => {
    expect(markup(<Crest crest={{ ...look, form }} />)).not.toBe(markup(<Crest crest={look} />));
  });

  test('a person has initials on a plain disc, without the pattern of a team', () => {
    const person = markup(<Crest crest={{ ...look, form: 'person' }} size={40} />);
    expect(person).toContain('NYG');
    expect(person).not.toContain('clip-path');
    expect(markup(<Crest crest={look} size={40} />)).toContain('clip-path');
  });

  test('a crest with invalid colours or form is drawn', () => {
    const text = markup(<Crest crest={{ primary: 'url(javascript:1)', secondary: '', form: 'constructor', initials: '<b>' }} size={40} />);
    expect(text).not.toMatch(/javascript|<b>/);
    expect(text).toContain('<path');
  });

  test('text on any colour has a contrast of at least 4.3 : 1', () => {
    const ground = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(fc.property(ground, (color) => contrastOf(onColor(color), color) >= 4.3));
  });
});

describe('an icon', () => {
  test.each(Object.keys(corePaths))('the icon %s of the first page is drawn at once', (name) => {
    render(<Icon name={name} />);
    expect(document.querySelector('svg path')).not.toBeNull();
  });

  test.each(['football', 'wallet', 'no-such-icon', 'constructor'])('the icon %s is drawn later in its reserved space', async (name) => {
    const { container } = render(<Icon name={name} size={24} />);
    expect(container.firstElementChild).not.toBeNull();
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  });

  test('an icon has a name only if given a label', () => {
    render(
      <>
        <Icon name="lock" />
        <Icon name="lock" label="Suspended" />
      </>,
    );
    expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Suspended']);
  });

  test('each icon name has one source', () => {
    const names = [...Object.keys(corePaths), ...Object.keys(sportPaths), ...Object.keys(moreIcons)];
    expect(new Set(names).size).toBe(names.length);
  });
});

test('an illustration keeps its space and is hidden from screen readers', async () => {
  const { container } = render(<Illustration name="betslip" width={60} />);
  const frame = container.firstElementChild as HTMLElement;
  expect([frame.style.width, frame.style.height, frame.getAttribute('aria-hidden')]).toEqual(['60px', '50px', 'true']);
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
});

test('each brand draws an illustration on a ground of its own', () => {
  const styles = ['cloud', 'bars', 'arch', 'confetti'] as const;
  const drawn = styles.map((drawings) =>
    markup(
      <BrandProvider brand={{ ...brand, options: { ...brand.options, drawings } }}>
        <IllustrationDrawing name="bets" width={60} />
      </BrandProvider>,
    ),
  );
  expect(new Set(drawn).size).toBe(styles.length);
  expect(markup(<IllustrationDrawing name="bets" width={60} />)).toBe(drawn[0]);
});

describe('every illustration that is named', () => {
  const NAMED = /(?:<(?:Illustration|DialogArt) name=|\billustration[=:] ?)["']([a-z-]+)["']|"illustration": "([a-z-]+)"/g;
  const textsOf = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|json)$/.test(path) && !/test\.|[/\\]gql[/\\]/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8'));
  const named = ['registry', 'src', 'server/content/authored', 'server/sandbox', 'server/modules/offers', 'brands']
    .flatMap(textsOf)
    .flatMap((text) => [...text.matchAll(NAMED)].map(([, inCode, inContent]) => inCode ?? inContent ?? ''));

  test.each([...new Set(named)])('the illustration %s is drawn', (name) => {
    const plain = markup(<IllustrationDrawing name="" width={60} />);
    expect(markup(<IllustrationDrawing name={name} width={60} />).length).toBeGreaterThan(plain.length);
  });
});

describe('the code of a lazy decoration', () => {
  test('a decoration whose code is lost is loaded once more', async () => {
    const load = vi
      .fn<() => Promise<() => string>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(() => 'drawn');
    const Late = softLazy(load);
    render(
      <Suspense fallback={null}>
        <Late />
      </Suspense>,
    );
    expect(await screen.findByText('drawn')).toBeDefined();
  });

  test('a decoration that fails to load leaves the content in place', async () => {
    const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(new Error('lost'));
    const Late = softLazy(load);
    render(
      <Suspense fallback={<i>waiting</i>}>
        <b>Jets at Bills</b>
        <Late />
      </Suspense>,
    );
    expect(await screen.findByText('Jets at Bills')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
