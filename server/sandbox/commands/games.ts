import { defineCommand } from '../command.ts';
import { defaultControls } from '../gameProvider/controls.ts';

const MOST = 1_000;

export const game = defineCommand({
  path: 'game',
  about:
    'What the provider of games does. leaveOpen: rounds are decided without a callback until the server asks, as after a lost connection. nextMultiple: what the next round pays for each cent, or the nearest below it that the game can pay; 0 loses. nextFeature: the next round of a slot starts its feature. unreachable: its server answers ours with 503. What is not sent is as usual.',
  fields: ['leaveOpen', 'nextMultiple', 'nextFeature', 'unreachable'],
  read: (fields) => ({
    leavesOpen: fields.has('leaveOpen') ? fields.flag('leaveOpen') : defaultControls.leavesOpen,
    nextMultiple: fields.has('nextMultiple') ? fields.whole('nextMultiple', 0, MOST) : defaultControls.nextMultiple,
    nextFeature: fields.has('nextFeature') ? fields.flag('nextFeature') : defaultControls.nextFeature,
    isUnreachable: fields.has('unreachable') ? fields.flag('unreachable') : defaultControls.isUnreachable,
  }),
  run: ({ gameLevers }, next) => {
    gameLevers.set(next);
    return next;
  },
});
