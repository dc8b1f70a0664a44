import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isTooShort, readMobile, readPhone } from '#src/shared/phone.ts';

/** @param missing what the form asks for, of a text that is no number at all */
export const mobileProblem = (text: string, missing: MessageDescriptor): MessageDescriptor | null =>
  readMobile(text) === null ? describe(text, missing) : null;

/** The same where a landline will do. */
export const phoneProblem = (text: string, missing: MessageDescriptor): MessageDescriptor | null =>
  readPhone(text) === null ? describe(text, missing) : null;

const describe = (text: string, missing: MessageDescriptor): MessageDescriptor =>
  isTooShort(text) ? msg`A digit is missing: eight digits follow 010.` : missing;
