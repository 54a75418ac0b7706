import type { ComposingOperations } from './composing.ts';
import type { DraftOperations } from './drafts.ts';
import type { FeaturedOperations } from './featured.ts';
import type { HandPriceOperations } from './handPrices.ts';
import type { HarmOperations } from './harm.ts';
import type { FigureOperations } from './figures.ts';
import type { GeneralOperations } from './general.ts';
import type { LegalOperations } from './legal.ts';
import type { OfferOperations } from './offers.ts';
import type { PersonOperations } from './persons.ts';
import type { TraderLimitOperations } from './traderLimits.ts';
import type { PlayerOperations } from './players.ts';
import type { ProposalOperations } from './proposals.ts';
import type { PublishedOperations } from './published.ts';
import type { QuarantineOperations } from './quarantine.ts';
import type { ReleaseOperations } from './releases.ts';
import type { ReviewOperations } from './review.ts';
import type { SuspensionOperations } from './suspensions.ts';
import type { TargetingOperations } from './targeting.ts';
import type { TradingOperations } from './trading.ts';

export type ConsoleOperations = DraftOperations &
  ReviewOperations &
  PublishedOperations &
  ReleaseOperations &
  TargetingOperations &
  QuarantineOperations &
  ComposingOperations &
  PlayerOperations &
  TraderLimitOperations &
  PersonOperations &
  HarmOperations &
  TradingOperations &
  SuspensionOperations &
  HandPriceOperations &
  FeaturedOperations &
  FigureOperations &
  LegalOperations &
  OfferOperations &
  ProposalOperations &
  GeneralOperations;

export type OperationName = keyof ConsoleOperations;
export type InputOf<N extends OperationName> = ConsoleOperations[N]['input'];
export type OutputOf<N extends OperationName> = ConsoleOperations[N]['output'];
