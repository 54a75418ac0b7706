import type { GameFeature } from '#server/platform/config/config.ts';

export type Face = 'bell' | 'cherry' | 'gem' | 'leaf' | 'seven' | 'star';
/** `at` is the wheel's position, from 0 to 1 for a full turn. */
export type Shown = { readonly kind: 'reels'; readonly faces: readonly Face[] } | { readonly kind: 'wheel'; readonly at: number };
export type Line = {
  readonly label: string;
  readonly multiple: number;
  readonly weight: number;
  /** Faces on the reels. If there are only two, the third reel shows another face. */
  readonly faces: readonly Face[];
};
export type Slice = { readonly from: number; readonly to: number; readonly multiple: number };
export type Kind = Shown['kind'];

const FACES: readonly Face[] = ['leaf', 'cherry', 'bell', 'star', 'gem', 'seven'];
const three = (face: Face): readonly Face[] => [face, face, face];
const lines: { readonly [K in Kind]: readonly Line[] } = {
  reels: [
    { label: 'Three sevens', multiple: 100, weight: 0.0006, faces: three('seven') },
    { label: 'Three gems', multiple: 40, weight: 0.0025, faces: three('gem') },
    { label: 'Three stars', multiple: 15, weight: 0.009, faces: three('star') },
    { label: 'Three bells', multiple: 8, weight: 0.022, faces: three('bell') },
    { label: 'Three cherries', multiple: 4, weight: 0.06, faces: three('cherry') },
    { label: 'Two cherries', multiple: 2, weight: 0.13, faces: ['cherry', 'cherry'] },
  ],
  wheel: [
    { label: 'Ten times', multiple: 10, weight: 0.012, faces: [] },
    { label: 'Five times', multiple: 5, weight: 0.03, faces: [] },
    { label: 'Three times', multiple: 3, weight: 0.09, faces: [] },
    { label: 'Two times', multiple: 2, weight: 0.21, faces: [] },
  ],
};

const returnOf = (kind: Kind): number => lines[kind].reduce((sum, { multiple, weight }) => sum + multiple * weight, 0);

export const kindOf = (category: string): Kind => (category === 'slots' ? 'reels' : 'wheel');

export const gameFeatures: ReadonlySet<GameFeature> = new Set();

export type PaidLine = Omit<Line, 'weight'> & {
  readonly chance: number;
};

/** Returns the paying lines, highest multiple first. Chances times multiples sum to `returnToPlayer`, in hundredths of a percent. */
export function paytableOf(kind: Kind, returnToPlayer: number): readonly PaidLine[] {
  const scale = returnToPlayer / 10_000 / returnOf(kind);
  return lines[kind].map(({ weight, ...line }) => ({ ...line, chance: weight * scale }));
}

/** Returns a wheel's slices. A slice is as wide as its line's chance. Gaps between slices lose. */
export function slicesOf(paytable: readonly PaidLine[]): readonly Slice[] {
  const parts = paytable.flatMap(({ multiple, chance }) => {
    const count = multiple >= 5 ? 1 : multiple === 3 ? 2 : 4;
    return Array.from({ length: count }, () => ({ multiple, width: chance / count }));
  });
  const mixed = parts.map((_part, at) => parts[at % 2 === 0 ? at / 2 : parts.length - (at + 1) / 2]).filter((part) => part !== undefined);
  const gap = (1 - mixed.reduce((sum, { width }) => sum + width, 0)) / mixed.length;
  let from = 0;
  return mixed.flatMap(({ multiple, width }) => {
    const paid = { from, to: from + width, multiple };
    const nothing = { from: paid.to, to: paid.to + gap, multiple: 0 };
    from = nothing.to;
    return [paid, nothing];
  });
}

export type Outcome = { readonly multiple: number; readonly description: string; readonly shown: Shown };
type Random = () => number;

export function draw(kind: Kind, paytable: readonly PaidLine[], random: Random, wanted: number | null): Outcome {
  const line = wanted === null ? lineBy(paytable, random()) : (paytable.find(({ multiple }) => multiple <= wanted) ?? null);
  const multiple = line?.multiple ?? 0;
  const description = line?.label ?? 'No win';
  if (kind === 'wheel') return { multiple, description, shown: { kind, at: stopAt(paytable, multiple, random) } };
  const faces = line === null ? losingFaces(random) : facesOf(line, random);
  return { multiple, description, shown: { kind, faces } };
}

function lineBy(paytable: readonly PaidLine[], drawn: number): PaidLine | null {
  let sum = 0;
  for (const line of paytable) {
    sum += line.chance;
    if (drawn < sum) return line;
  }
  return null;
}

function stopAt(paytable: readonly PaidLine[], multiple: number, random: Random): number {
  const slices = slicesOf(paytable).filter((slice) => slice.multiple === multiple);
  const slice = slices[Math.floor(random() * slices.length)];
  if (!slice) return 0;
  return slice.from + (slice.to - slice.from) * (0.15 + 0.7 * random());
}

const anyOf = (faces: readonly Face[], random: Random): Face => faces[Math.floor(random() * faces.length)] ?? 'leaf';

function facesOf({ faces }: PaidLine, random: Random): readonly Face[] {
  if (faces.length !== 2) return faces;
  const other = anyOf(
    FACES.filter((face) => face !== 'cherry'),
    random,
  );
  return [...faces, other];
}

function losingFaces(random: Random): readonly Face[] {
  const first = anyOf(FACES, random);
  const second = anyOf(first === 'cherry' ? FACES.filter((face) => face !== 'cherry') : FACES, random);
  const third = anyOf(
    FACES.filter((face) => face !== second),
    random,
  );
  return [first, second, third];
}
