import { realFeeds } from './test/realFeeds.ts';
import { runSteps } from './test/runSteps.ts';
import { stepsOf } from './test/steps.ts';

/** Runs all steps, even if some fail. `--full` runs the complete test matrices. Arguments select steps: `npm test -- lint laws`. */
const args = process.argv.slice(2);
const isFull = args.includes('--full');
const wanted = args.filter((word) => !word.startsWith('--'));
const feeds = isFull ? realFeeds(process.env) : null;
if (feeds) console.log(feeds.said);

const steps = stepsOf(isFull, feeds?.files).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const summary = await runSteps(steps);

if (feeds) console.log(`\n${feeds.said}`);
console.log(summary);
