import { describe, expect, it } from 'vitest';
import { actionProblems } from './actionProblems.ts';

const acknowledge = (ackType: string) => ({ kind: 'AcknowledgeAction', id: 'read', label: 'I have', requirements: ['LOGIN'], ackType });
const optIn = (promotionId: string) => ({ kind: 'OptInPromotionAction', id: 'in', label: 'Opt in', requirements: ['LOGIN'], promotionId });

describe('an action that the server would always refuse', () => {
  it.each([
    ['acknowledges nothing that there is', { action: acknowledge('deposits-2027') }, '/props/action/ackType'],
    ['opts in to no promotion', { action: optIn('spring-2031') }, '/props/action/promotionId'],
    ['stands deep in a node', { cards: [{}, { action: optIn('spring-2031') }] }, '/props/cards/1/action/promotionId'],
    ['stands beneath a name with a slash', { 'a/b': acknowledge('x') }, '/props/a~1b/ackType'],
  ])('an action that %s is reported', (_, props, path) => {
    expect(actionProblems('ConsentForm', props)).toMatchObject([{ path }]);
  });

  it('valid actions and texts that name an action are not reported', () => {
    expect(actionProblems('ConsentForm', { action: acknowledge('responsible-gaming'), other: optIn('season-pick-em') })).toEqual([]);
    expect(actionProblems('EditorialShelf', { text: 'AcknowledgeAction', list: [null, 3] })).toEqual([]);
  });
});

describe('the dialog of deposits', () => {
  it.each([
    ['another record', acknowledge('terms')],
    ['another action', optIn('season-pick-em')],
  ])('the dialog of deposits is refused with %s', (_, action) => {
    expect(actionProblems('DepositAcknowledgementDialog', { action })).toMatchObject([{ path: '/props/action' }]);
  });

  it('the dialog of deposits may close by its own acknowledgement', () => {
    expect(actionProblems('DepositAcknowledgementDialog', { action: acknowledge('deposit-amount') })).toEqual([]);
  });
});
