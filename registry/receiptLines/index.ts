import type { ReceiptLinesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind } from '#src/render/index.ts';
import { Default } from './Default/Default.tsx';
import { DefaultSkeleton } from './Default/DefaultSkeleton.tsx';
import { Header } from './Header/Header.tsx';
import { HeaderSkeleton } from './Header/HeaderSkeleton.tsx';
import { Separator } from './Separator/Separator.tsx';
import { SeparatorSkeleton } from './Separator/SeparatorSkeleton.tsx';

/** Every receipt line. Eager: a receipt is a few small lines, and the moment it is shown is no moment to wait. */
export const receiptLines = defineRegistry<ReceiptLinesFragment>()({
  DefaultReceiptLine: kind({ view: Default, skeleton: DefaultSkeleton }),
  HeaderReceiptLine: kind({ view: Header, skeleton: HeaderSkeleton }),
  SeparatorReceiptLine: kind({ view: Separator, skeleton: SeparatorSkeleton }),
});
