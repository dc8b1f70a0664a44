import { expect, test } from 'vitest';
import { addStep, extendStep, redo, startHistory, undo } from './history.ts';

test('the first document cannot be undone', () => {
  const history = startHistory('seed');
  expect(undo(history).present).toBe('seed');
  expect(redo(history).present).toBe('seed');
});

test('a long history is undone to its start and redone to its end', () => {
  let history = startHistory(0);
  for (let step = 1; step <= 60; step++) history = addStep(history, step);
  for (let step = 0; step < 60; step++) history = undo(history);
  expect(history).toMatchObject({ present: 0, past: [] });
  for (let step = 0; step < 99; step++) history = redo(history);
  expect(history).toMatchObject({ present: 60, future: [] });
});

test('a new step forgets what was undone', () => {
  const history = addStep(undo(addStep(addStep(startHistory('a'), 'b'), 'c')), 'd');
  expect(redo(history).present).toBe('d');
  expect(undo(history).present).toBe('b');
});

test('a click that changes nothing is no step', () => {
  const history = startHistory('a');
  expect(addStep(history, 'a')).toBe(history);
});

test('a key that is held down is one step', () => {
  const pressed = addStep(startHistory(0), 1);
  const held = [2, 3, 4].reduce(extendStep, pressed);
  expect(held.present).toBe(4);
  expect(undo(held).present).toBe(0);
});

test('only the last two hundred steps are kept', () => {
  let history = startHistory(0);
  for (let step = 1; step <= 500; step++) history = addStep(history, step);
  for (let step = 0; step < 500; step++) history = undo(history);
  expect(history.present).toBe(300);
});
