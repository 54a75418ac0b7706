import type { ColumnType } from 'kysely';

type Kept<T> = ColumnType<T, T, never>;

export type StoredTaxForm = { readonly title: string; readonly rows: readonly (readonly [label: string, value: string])[] };

export type TaxFormsTable = {
  id: Kept<string>;
  bet_id: Kept<string>;
  player_id: Kept<string>;
  year: Kept<number>;
  display_name: Kept<string>;
  won: ColumnType<string, bigint, never>;
  staked: ColumnType<string, bigint, never>;
  content: ColumnType<StoredTaxForm, string, never>;
  won_at: Kept<Date>;
  issued_at: Kept<Date>;
};
