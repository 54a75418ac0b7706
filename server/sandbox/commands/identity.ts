import { defineCommand } from '../command.ts';
import { answerFor, identityAnswers, withAnswerFor } from '../identityVendor/state.ts';

const AS_EVERYBODY = 'as-everybody';

export const identity = defineCommand({
  path: 'identity',
  about: `What the identity vendor answers from now on, to everybody or with email for one person: ${identityAnswers.join(', ')}. by-name (at start) follows the last name: Unsure, Refused and Minor are what they say, everybody else is verified. away answers nothing at all. With email, ${AS_EVERYBODY} takes it back.`,
  fields: ['answer', 'email'],
  read: (fields) => {
    const email = fields.has('email') ? fields.text('email') : null;
    const said = fields.text('answer');
    const answer = identityAnswers.find((each) => each === said) ?? null;
    if (answer === null && !(email !== null && said === AS_EVERYBODY))
      fields.problems.push(`answer must be one of ${[...identityAnswers, ...(email === null ? [] : [AS_EVERYBODY])].join(', ')}.`);
    return { email, answer };
  },
  run: ({ identityAnswers: answers }, { email, answer }) => {
    if (email === null) {
      if (answer !== null) answers.set({ ...answers.get(), everybody: answer });
      return { answer: answers.get().everybody };
    }
    answers.set(withAnswerFor(answers.get(), email, answer));
    return { email, answer: answerFor(answers.get(), email) };
  },
});
