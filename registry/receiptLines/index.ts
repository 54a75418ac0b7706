import type { ReceiptLinesFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind } from '#src/render/index.ts';
import { Default } from './Default/Default.tsx';
import { DefaultSkeleton } from './Default/DefaultSkeleton.tsx';
import { Header } from './Header/Header.tsx';
import { HeaderSkeleton } from './Header/HeaderSkeleton.tsx';
import { Information } from './Information/Information.tsx';
import { InformationSkeleton } from './Information/InformationSkeleton.tsx';
import { List } from './List/List.tsx';
import { ListSkeleton } from './List/ListSkeleton.tsx';
import { Location } from './Location/Location.tsx';
import { LocationSkeleton } from './Location/LocationSkeleton.tsx';
import { Prompt } from './Prompt/Prompt.tsx';
import { PromptSkeleton } from './Prompt/PromptSkeleton.tsx';
import { Separator } from './Separator/Separator.tsx';
import { SeparatorSkeleton } from './Separator/SeparatorSkeleton.tsx';
import { Warning } from './Warning/Warning.tsx';
import { WarningSkeleton } from './Warning/WarningSkeleton.tsx';
import { WorkingHours } from './WorkingHours/WorkingHours.tsx';
import { WorkingHoursSkeleton } from './WorkingHours/WorkingHoursSkeleton.tsx';

/** Loads all kinds of receipt lines eagerly, because receipts show most of them. */
export const receiptLines = defineRegistry<ReceiptLinesFragment>()({
  DefaultReceiptLine: kind({ view: Default, skeleton: DefaultSkeleton }),
  HeaderReceiptLine: kind({ view: Header, skeleton: HeaderSkeleton }),
  InformationReceiptLine: kind({ view: Information, skeleton: InformationSkeleton }),
  ListReceiptLine: kind({ view: List, skeleton: ListSkeleton }),
  LocationReceiptLine: kind({ view: Location, skeleton: LocationSkeleton }),
  PromptReceiptLine: kind({ view: Prompt, skeleton: PromptSkeleton }),
  SeparatorReceiptLine: kind({ view: Separator, skeleton: SeparatorSkeleton }),
  WarningReceiptLine: kind({ view: Warning, skeleton: WarningSkeleton }),
  WorkingHoursReceiptLine: kind({ view: WorkingHours, skeleton: WorkingHoursSkeleton }),
});
