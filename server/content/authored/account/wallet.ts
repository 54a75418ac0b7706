import { documentOf, type Draft, write } from '../write.ts';
import { type Part, walletOutlines } from './walletOutlines.ts';

const draftOf = (surface: string, { kind, id, props = {}, isFree, regions = {} }: Part): Draft =>
  write(
    kind,
    id,
    // Checked with every authored document.
    props as never,
    { criticality: isFree ? 'OPTIONAL' : 'MANDATORY', trackingId: `${surface}.${id}` },
    Object.fromEntries(Object.entries(regions).map(([region, parts]) => [region, parts.map((part) => draftOf(surface, part))])),
  );

export const walletPages = walletOutlines.map(({ surface, title, part }) => documentOf(surface, title, [draftOf(surface, part)]));
