import { afterEach, expect, test, vi } from 'vitest';

import { answerFirst } from './answer-first.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A screen whose next frame comes when the test says so. */
function slowScreen() {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  return () => {
    for (const frame of frames.splice(0)) frame();
  };
}

const button = () => ({ ariaBusy: null }) as Element;

test('a press shows before what it asks for is done, and no longer when it is', async () => {
  const nextFrame = slowScreen();
  const pressed = button();
  const act = vi.fn<() => void>();
  answerFirst(pressed, act);
  expect(pressed.ariaBusy).toBe('true');
  nextFrame();
  expect(act, 'the frame is not on the screen yet').not.toHaveBeenCalled();
  await vi.waitFor(() => expect(pressed.ariaBusy).toBeNull());
  expect(act).toHaveBeenCalledOnce();
});

test('what is pressed twice is done once, and can be pressed again after that', async () => {
  const nextFrame = slowScreen();
  const pressed = button();
  const act = vi.fn<() => void>();
  answerFirst(pressed, act);
  answerFirst(pressed, act);
  nextFrame();
  await vi.waitFor(() => expect(pressed.ariaBusy).toBeNull());
  expect(act).toHaveBeenCalledOnce();
  answerFirst(pressed, act);
  nextFrame();
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2));
});
