import type {
  Criticality,
  DialogMemory,
  DialogNode,
  DialogTriggers,
  FallbackAmountLine,
  FallbackLink,
  FallbackText,
  FormNode,
  LayoutNode,
  NodeAbsence,
  ReceiptLine,
} from '#server/contract/generated/schemaTypes.ts';
import type { MoneyParent } from './parents.ts';
import type { AuthoredByKind } from '#server/contract/generated/authored.ts';
import type { BoundData } from './bind.ts';
import type { PlacedBind } from './sources/binding.ts';
import type { ReceiptFacility } from '#server/contract/receiptSubjects.ts';

export type LayoutKind = LayoutNode['__typename'];
export type DialogKind = DialogNode['__typename'];
export type FormKind = FormNode['__typename'];
export type ReceiptKind = ReceiptLine['__typename'];
export type KindName = LayoutKind | DialogKind | FormKind | ReceiptKind;

export type NodeParent<K extends KindName> = {
  readonly __typename: K;
  readonly id: string;
  readonly props: AuthoredByKind[K];
  readonly presentation: string | null;
  readonly data: BoundData;
};

export type DefaultReceiptLineParent = NodeParent<'DefaultReceiptLine'> & {
  readonly label: string;
  readonly value: string;
  readonly amount: MoneyParent | null;
};

export type LocationReceiptLineParent = NodeParent<'LocationReceiptLine'> & { readonly facility: ReceiptFacility };
export type WorkingHoursReceiptLineParent = NodeParent<'WorkingHoursReceiptLine'> & { readonly facility: ReceiptFacility };

export type FallbackParent = FallbackText | FallbackLink | FallbackAmountLine;

/** Node fields that are the same for all requests, and so can be shared by them. */
export type FrameParent = {
  readonly id: string;
  readonly kind: string;
  readonly criticality: Criticality;
  readonly fallback: FallbackParent | null;
  readonly label: string | null;
  readonly trackingId: string | null;
  readonly absence: NodeAbsence | null;
  readonly node: StoredContent | null;
};

export type StoredContent = {
  readonly kind: KindName;
  readonly props: unknown;
  readonly presentation: string | null;
  readonly binds: Readonly<Record<string, PlacedBind>>;
  readonly params: Readonly<Record<string, string>>;
};

export type SlotParent = FrameParent & { readonly parent: string | null; readonly region: string };
export type LayoutParent = {
  readonly id: string;
  readonly surface: string;
  readonly revision: string;
  readonly title: string | null;
  /** ISO 8601 time of the next planned change, or null. */
  readonly changesAt: string | null;
  readonly common?: number | null;
  /** True if what the page is about does not exist; the response is then a 404. */
  readonly isMissing?: boolean;
  /** The page's main path if the request used an alias. Never contains the region, not even for casino pages. */
  readonly movedTo?: string | null;
  readonly slots: readonly SlotParent[];
};
export type LayoutPartParent = Pick<LayoutParent, 'revision' | 'title' | 'changesAt' | 'slots'>;
export type DialogSlotParent = FrameParent & {
  readonly revision: string;
  readonly priority: number;
  readonly triggers: DialogTriggers;
  readonly memory: DialogMemory;
  /** Kind and props, even if the client cannot draw the kind; null if unreadable. */
  readonly about: Pick<StoredContent, 'kind' | 'props'> | null;
};
export type FormSlotParent = FrameParent;
export type FormParent = {
  readonly id: string;
  readonly revision: string;
  readonly title: string;
  readonly parts: readonly FormSlotParent[];
};
export type ReceiptSlotParent = FrameParent & { readonly line: ReceiptNodeParent | null };
type PlainReceiptKind = Exclude<ReceiptKind, 'DefaultReceiptLine' | 'LocationReceiptLine' | 'WorkingHoursReceiptLine'>;
export type ReceiptNodeParent =
  | { readonly [K in PlainReceiptKind]: NodeParent<K> }[PlainReceiptKind]
  | DefaultReceiptLineParent
  | LocationReceiptLineParent
  | WorkingHoursReceiptLineParent;
export type ReceiptParent = {
  readonly id: string;
  readonly revision: string;
  readonly total: MoneyParent;
  readonly lines: readonly ReceiptSlotParent[];
};
