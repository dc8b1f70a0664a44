import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { draftKey, readStoredDraft } from '#src/writes/customs/custom-drafts.ts';
import { closeViewerCustomOutbox } from '#src/writes/customs/custom-outbox.ts';
import { cat, openTestOutbox, openTestSession } from '#tests/support/editor-session.ts';
import { member } from '#tests/support/member-session.ts';
import { allLayers } from './custom-document.ts';
import { readDraft } from './draft.ts';

const other = 'aaaaaaaa-0000-4000-8000-000000000000';
const refusal = { errors: [{ message: 'no', extensions: { code: 'permission-error' } }] };

/** Answers like the data service. */
function respondWith(save: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    JSON.parse(body).operationName === 'SaveCustom' ? save() : Response.json({ data: { custom_layer: [] } }),
  );
}
const accept = () =>
  Response.json({ data: { insert_product_custom_one: { __typename: 'product_custom', id: 'c' } } });

function open(viewerId = member.id) {
  const session = openTestSession(viewerId);
  const viewer = { id: viewerId };
  stops.push(session.keepDrafts(() => viewer.id));
  stops.push(
    session.watchSaving(
      () => viewer.id,
      () => {},
    ),
  );
  return { session, viewer };
}

const draftOf = async (viewerId: string, customId: string | null = null) =>
  readDraft(await readStoredDraft(viewerId, draftKey('tee', customId)));

let stops: (() => void)[] = [];
beforeEach(() => {
  respondWith(accept);
  openTestOutbox();
});
afterEach(async () => {
  for (const stop of stops) stop();
  stops = [];
  closeViewerCustomOutbox();
  markOnline();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const id of [member.id, nilUuid, other]) await deleteViewerDatabase(id);
});

/** Behaves like a browser that keeps nothing, or whose disk is full. */
function refuseStorage(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
}

test('a draft is on the device after every step, and the account has what is saved', async () => {
  const { session } = open();
  session.editor.addGraphic(cat);
  await vi.waitFor(() => expect(session.where.get()).toBe('device'));
  expect(await draftOf(member.id)).toMatchObject({ graphics: [{ id: 'cat' }], customId: null });
  await session.save(member.id, '내 티셔츠');
  expect(session.where.get()).toBe('account');
  expect(session.isUnsaved()).toBe(false);
  expect(await draftOf(member.id)).toBeNull();
});

test('leaving loses nothing that is on the device or in the account', async () => {
  const { session } = open();
  expect(session.isLostByLeaving()).toBe(false);
  session.editor.addGraphic(cat);
  // Being stored.
  expect(session.isLostByLeaving()).toBe(true);
  await vi.waitFor(() => expect(session.where.get()).toBe('device'));
  expect(session.isLostByLeaving()).toBe(false);
  expect(session.isUnsaved()).toBe(true);
  refuseStorage();
  session.editor.addGraphic(cat);
  await vi.waitFor(() => expect(session.where.get()).toBe('memory'));
  expect(session.isLostByLeaving()).toBe(true);
  vi.restoreAllMocks();
  await session.save(member.id, '내 티셔츠');
  expect(session.isLostByLeaving()).toBe(false);
});

test('a device that stores nothing says so, the work goes on and is saved', async () => {
  refuseStorage();
  const { session } = open();
  session.editor.addGraphic(cat);
  await vi.waitFor(() => expect(session.where.get()).toBe('memory'));
  session.editor.addGraphic(cat);
  expect(allLayers(session.editor.document())).toHaveLength(2);
  await session.save(member.id, '내 티셔츠');
  expect(session.where.get()).toBe('account');
});

test('offline on such a device, what is saved is only in this page, and leaving is asked', async () => {
  refuseStorage();
  markOffline();
  const { session } = open();
  session.editor.addGraphic(cat);
  await session.save(member.id, '내 티셔츠');
  expect(session.where.get()).toBe('sending-from-memory');
  expect(session.isUnsaved()).toBe(true);
  markOnline();
  await vi.waitFor(() => expect(session.where.get()).toBe('account'));
  expect(session.isUnsaved()).toBe(false);
});

test('a custom that the server refuses is a draft again and never called saved, also after an earlier save', async () => {
  const { session } = open();
  session.editor.addGraphic(cat);
  await session.save(member.id, '내 티셔츠');
  respondWith(() => Response.json(refusal));
  session.editor.addGraphic(cat);
  await session.save(member.id, '내 티셔츠');
  await vi.waitFor(() => expect(session.where.get()).toBe('device'));
  expect(session.isUnsaved()).toBe(true);
  const draft = await draftOf(member.id, session.customId());
  expect(draft).toMatchObject({ customId: session.customId(), document: session.editor.document() });
});

test('the session ends while a custom is sent: the work stays, and is saved as the same custom after a login', async () => {
  const lost = Promise.withResolvers<Response>();
  respondWith(() => lost.promise);
  const { session, viewer } = open();
  session.editor.addGraphic(cat);
  const saving = session.save(member.id, '내 티셔츠');
  await vi.waitFor(() => expect(session.where.get()).toBe('sending'));
  const customId = session.customId();

  // The shop does this when the viewer changes.
  viewer.id = nilUuid;
  closeViewerCustomOutbox();
  await deleteViewerDatabase(member.id);
  await session.adoptDraft(nilUuid);
  lost.reject(new TypeError('Failed to fetch'));
  await saving;
  expect(session.where.get()).toBe('device');
  expect(session.isUnsaved()).toBe(true);

  markOnline();
  viewer.id = member.id;
  respondWith(accept);
  openTestOutbox();
  await session.adoptDraft(member.id);
  expect(await draftOf(nilUuid)).toBeNull();
  await session.save(member.id, '내 티셔츠');
  expect(session.where.get()).toBe('account');
  expect(session.customId()).toBe(customId);
});

test('somebody else who logs in then goes on with a custom of their own', async () => {
  const { session } = open();
  session.editor.addGraphic(cat);
  await session.save(member.id, '내 티셔츠');
  session.editor.addGraphic(cat);
  await session.adoptDraft(other);
  expect(session.customId()).toBeNull();
  expect(await draftOf(other)).toMatchObject({ customId: null, document: session.editor.document() });
});

test('somebody else who logs in while the device keeps a draft gets the work, and it is saved for nobody', async () => {
  const sent = vi.fn(accept);
  respondWith(sent);
  const { session, viewer } = open();
  session.editor.addGraphic(cat);
  const saving = session.save(member.id, '내 티셔츠');
  viewer.id = other;
  await session.adoptDraft(other);
  await saving;
  expect(sent).not.toHaveBeenCalled();
  expect(session.where.get()).toBe('device');
  expect(session.customId()).toBeNull();
  expect(await draftOf(other)).toMatchObject({ customId: null, document: session.editor.document() });
});

test('a step that is made while a custom is sent is not lost', async () => {
  const answer = Promise.withResolvers<Response>();
  respondWith(() => answer.promise);
  const { session } = open();
  session.editor.addGraphic(cat);
  const saving = session.save(member.id, '내 티셔츠');
  await vi.waitFor(() => expect(session.where.get()).toBe('sending'));
  session.editor.addGraphic(cat);
  answer.resolve(accept());
  await saving;
  expect(session.where.get()).toBe('device');
  const draft = await draftOf(member.id, session.customId());
  expect(draft).toMatchObject({ document: session.editor.document() });
});
