import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { ACK_TYPES } from '#server/modules/responsibleGaming/rules/index.ts';
import { promotionOf } from '#server/modules/offers/index.ts';
import { escaped } from './diff.ts';
import type { SchemaProblem } from '#server/kinds/validators.ts';

const DEPOSITS = 'deposit-amount';

export function actionProblems(kind: string, props: unknown): readonly SchemaProblem[] {
  return actionsIn(props, '/props').flatMap(({ action, path }): SchemaProblem[] => {
    const { kind: what, ackType, promotionId } = action;
    if (kind === 'DepositAcknowledgementDialog' && (what !== 'AcknowledgeAction' || ackType !== DEPOSITS))
      return [{ path, message: `this dialog ends with an AcknowledgeAction of ${DEPOSITS} only` }];
    if (what === 'AcknowledgeAction' && typeof ackType === 'string' && !ACK_TYPES.has(ackType))
      return [{ path: `${path}/ackType`, message: `nothing called ${ackType} can be acknowledged; there is ${[...ACK_TYPES].join(', ')}` }];
    if (what === 'OptInPromotionAction' && typeof promotionId === 'string' && !promotionOf(promotionId, null)?.enrollsIn)
      return [{ path: `${path}/promotionId`, message: `there is no promotion ${promotionId} to opt in to` }];
    return [];
  });
}

type Found = { readonly action: Readonly<Record<string, unknown>>; readonly path: string };

function actionsIn(value: unknown, path: string): readonly Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, member]) => actionsIn(member, `${path}/${escaped(key)}`));
  const isAction = isPlainObject(value) && typeof value['kind'] === 'string' && value['kind'].endsWith('Action');
  return isAction ? [{ action: value, path }, ...below] : below;
}
