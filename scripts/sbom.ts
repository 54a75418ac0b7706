import { inputsHash } from './build/inputs.ts';
import { writeBill } from './build/writeBill.ts';

/** Writes the bill of materials without a build, which writes it too. */
console.log(writeBill(inputsHash()));
