import type { ColumnType } from 'kysely';

export type LegalSchema = {
  legal_called_off: { brand: string; document: string; version: number };
  legal_acceptances: {
    player_id: string;
    brand: string;
    document: string;
    version: number;
    hash: string;
    origin: string;
    accepted_at: ColumnType<Date, Date, never>;
  };
  legal_versions: {
    brand: string;
    document: string;
    version: number;
    region: string;
    title: string;
    body: ColumnType<string, string, never>;
    hash: string;
    /** Time from which the text applies. Null: from the beginning. */
    holds_from: ColumnType<Date | null, Date | null, never>;
    is_material: boolean;
    published_by: string;
    published_at: ColumnType<Date, Date, never>;
  };
};
