import type { ReceiptLinesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind, lazyView } from '#src/render/index.ts';
import { DefaultSkeleton } from './Default/DefaultSkeleton.tsx';
import { HeaderSkeleton } from './Header/HeaderSkeleton.tsx';
import { InformationSkeleton } from './Information/InformationSkeleton.tsx';
import { ListSkeleton } from './List/ListSkeleton.tsx';
import { LocationSkeleton } from './Location/LocationSkeleton.tsx';
import { PromptSkeleton } from './Prompt/PromptSkeleton.tsx';
import { SeparatorSkeleton } from './Separator/SeparatorSkeleton.tsx';
import { WarningSkeleton } from './Warning/WarningSkeleton.tsx';
import { WorkingHoursSkeleton } from './WorkingHours/WorkingHoursSkeleton.tsx';

const lines = () => import('./lines.ts');

/** Every receipt line. Late: no page begins with a receipt. */
export const receiptLines = defineRegistry<ReceiptLinesFragment>()({
  DefaultReceiptLine: kind({ view: lazyView(() => lines().then(({ Default }) => ({ default: Default }))), skeleton: DefaultSkeleton }),
  HeaderReceiptLine: kind({ view: lazyView(() => lines().then(({ Header }) => ({ default: Header }))), skeleton: HeaderSkeleton }),
  InformationReceiptLine: kind({
    view: lazyView(() => lines().then(({ Information }) => ({ default: Information }))),
    skeleton: InformationSkeleton,
  }),
  ListReceiptLine: kind({ view: lazyView(() => lines().then(({ List }) => ({ default: List }))), skeleton: ListSkeleton }),
  LocationReceiptLine: kind({ view: lazyView(() => lines().then(({ Location }) => ({ default: Location }))), skeleton: LocationSkeleton }),
  PromptReceiptLine: kind({ view: lazyView(() => lines().then(({ Prompt }) => ({ default: Prompt }))), skeleton: PromptSkeleton }),
  SeparatorReceiptLine: kind({
    view: lazyView(() => lines().then(({ Separator }) => ({ default: Separator }))),
    skeleton: SeparatorSkeleton,
  }),
  WarningReceiptLine: kind({ view: lazyView(() => lines().then(({ Warning }) => ({ default: Warning }))), skeleton: WarningSkeleton }),
  WorkingHoursReceiptLine: kind({
    view: lazyView(() => lines().then(({ WorkingHours }) => ({ default: WorkingHours }))),
    skeleton: WorkingHoursSkeleton,
  }),
});
