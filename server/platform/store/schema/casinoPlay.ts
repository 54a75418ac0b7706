import type { ColumnType, Generated } from 'kysely';

type Big = ColumnType<string, string | bigint, string | bigint>;
type Counted = ColumnType<string, string | bigint | undefined, string | bigint>;
type Instant = ColumnType<Date, Date, never>;
type LaterInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type CasinoRoundState = 'OPEN' | 'RETURNED' | 'SETTLED';
export type CasinoTransactionKind = 'RETURN' | 'WAGER' | 'WIN';

export type CasinoPlaySchema = {
  casino_sessions: {
    id: string;
    player_id: string;
    login_id: string;
    launch_id: string;
    game_id: string;
    title: string;
    brand: ColumnType<string | null, string | null | undefined, never>;
    currency: string;
    min_bet: Big;
    max_bet: Big;
    token_hash: string;
    opened_at: Instant;
    last_wager_at: LaterInstant;
    closed_at: LaterInstant;
  };
  casino_rounds: {
    id: string;
    session_id: string;
    player_id: string;
    reference: string;
    state: CasinoRoundState;
    currency: string;
    wagered: Big;
    won: Counted;
    returned: Counted;
    balance_after: Big;
    description: ColumnType<string | null, string | null | undefined, string | null>;
    started_at: Instant;
    ended_at: LaterInstant;
    asked_at: LaterInstant;
  };
  casino_transactions: {
    id: string;
    kind: CasinoTransactionKind;
    session_id: string;
    player_id: string;
    round_id: string | null;
    body_hash: string | null;
    is_accepted: Generated<boolean>;
    cash: Big;
    bonus: Big;
    undone_at: LaterInstant;
    answer: ColumnType<unknown, string, never>;
    recorded_at: Instant;
  };
};
