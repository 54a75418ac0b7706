export {
  type AnswerFault,
  answerIn,
  changesIn,
  type ListedPerson,
  personDigest,
  type Questioned,
  type RegisterAnswer,
  type RegisterChanges,
} from './answers.ts';
