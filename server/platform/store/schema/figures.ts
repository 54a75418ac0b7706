import type { ColumnType } from 'kysely';
import type { Vital } from '#src/shared/figures/vitals.ts';

type Count = ColumnType<string, number | undefined, number>;
type Day = string;

export type FiguresSchema = {
  figure_batches: { page: string; sequence: number; day: Day; brand: string };
  figure_keys: { day: Day; key: Buffer };
  figure_units: {
    day: Day;
    brand: string;
    surface: string;
    revision: string;
    node_id: string;
    audience: 'player' | 'visitor';
    unit: Buffer;
    has_pressed: boolean;
  };
  node_figures: {
    day: Day;
    brand: string;
    surface: string;
    revision: string;
    node_id: string;
    audience: 'player' | 'visitor';
    visits: Count;
    pressed_visits: Count;
    seen: Count;
    presses: Count;
    dwell_ms: Count;
    empties: Count;
    fallbacks: Count;
    loads: Count;
    load_ms: Count;
    presentation: string | null;
    refusals: Count;
  };
  vital_units: { day: Day; brand: string; surface: string; revision: string; audience: 'player' | 'visitor'; unit: Buffer };
  page_vitals: {
    day: Day;
    brand: string;
    surface: string;
    revision: string;
    audience: 'player' | 'visitor';
    vital: Vital;
    bucket: number;
    visits: Count;
  };
  node_displays: {
    session_id: string;
    id: string;
    player_id: string;
    surface: string;
    revision: string;
    node_id: string;
    shown_at: Date;
    received_at: Date;
  };
  figure_losses: { day: Day; brand: string; batches: Count; lost_facts: Count; lost_batches: Count };
};
