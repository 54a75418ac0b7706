import type { ConsoleOperations, OperationName } from '#src/shared/console/operations.ts';
import type { Operation } from '../operation.ts';
import { draftOperations } from './drafts.ts';
import { factorOperations } from './factors.ts';
import { featuredOperations } from './featured.ts';
import { figureOperations } from './figures.ts';
import { handPriceOperations } from './handPrices.ts';
import { harmOperations } from './harm.ts';
import { pricingTermsOperations } from './pricingTerms.ts';
import { gradingOperations } from './grading.ts';
import { generalOperations } from './general.ts';
import { legalOperations } from './legal.ts';
import { limitOperations } from './limits.ts';
import { kindOperations } from './kinds.ts';
import { offerOperations } from './offers/index.ts';
import { operatorOperations } from './operators.ts';
import { personOperations } from './persons.ts';
import { traderLimitOperations } from './traderLimits.ts';
import { playerOperations } from './players.ts';
import { previewOperations } from './preview.ts';
import { proposalOperations } from './proposals.ts';
import { publishedOperations } from './published.ts';
import { quarantineOperations } from './quarantine.ts';
import { releaseOperations } from './releases.ts';
import { reviewOperations } from './review.ts';
import { suspensionOperations } from './suspensions.ts';
import { targetingOperations } from './targeting.ts';
import { tradingOperations } from './trading.ts';
import { tradingDeskOperations } from './tradingDesk.ts';
import { voidingOperations } from './voiding.ts';

const declared = {
  ...draftOperations,
  ...reviewOperations,
  ...publishedOperations,
  ...releaseOperations,
  ...targetingOperations,
  ...quarantineOperations,
  ...figureOperations,
  ...previewOperations,
  ...kindOperations,
  ...playerOperations,
  ...personOperations,
  ...harmOperations,
  ...tradingOperations,
  ...gradingOperations,
  ...tradingDeskOperations,
  ...suspensionOperations,
  ...handPriceOperations,
  ...featuredOperations,
  ...pricingTermsOperations,
  ...voidingOperations,
  ...limitOperations,
  ...traderLimitOperations,
  ...legalOperations,
  ...offerOperations,
  ...generalOperations,
  ...operatorOperations,
  ...factorOperations,
  ...proposalOperations(() => operations),
} satisfies { readonly [N in OperationName]: Told<ConsoleOperations[N]> };

type Told<O extends { readonly input: unknown; readonly output: unknown }> = Operation & {
  readonly types?: { readonly takes: (input: O['input']) => void; readonly answers: O['output'] };
};

export const operations: Readonly<Record<string, Operation>> = declared;
