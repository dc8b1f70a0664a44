import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of `home_template.content_type`; operators may enter others, which have no name. */
export const bannerKinds: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['PLAN', msg`Collection`],
  ['EVENT', msg`Event`],
  ['BRAND', msg`Brand`],
  ['STORY', msg`Story`],
]);

/** CSS `aspect-ratio` of the pictures of banners. */
export const bannerRatio = '4 / 5';
