import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { Icon } from '#ui/icon.tsx';
import { onIntent } from '#ui/timing/on-intent.ts';

import { searchHref } from '#commerce/page/search-link.ts';
import type { Says, startVoice } from './voice.ts';

const voice = onIntent(() => import('./voice.ts'));

/** §2, §4 A toggle button: pressed while the store listens. */
export function VoiceButton({ onWords }: { onWords: (words: string) => void }) {
  const session = useRef<ReturnType<typeof startVoice>>(undefined);
  const [isOn, setIsOn] = useState(false);
  const [says, setSays] = useState<Says>();
  const navigate = useNavigate();

  async function press() {
    if (isOn) return session.current?.stop();
    setIsOn(true);
    const loaded = await voice.press();
    if (!loaded) return setIsOn(false);
    session.current = loaded.startVoice({
      onWords,
      onSays: setSays,
      onEnd() {
        session.current = undefined;
        setIsOn(false);
      },
      search: (keyword) => void navigate(searchHref(keyword)),
    });
  }

  // Releases the microphone on unmount.
  useEffect(() => () => session.current?.abandon(), []);

  return (
    <>
      <button
        type="button"
        className="search-box-voice"
        aria-label="Search by voice"
        aria-pressed={isOn}
        aria-describedby={says?.words ? 'voice-says' : undefined}
        {...voice.hints}
        onClick={() => void press()}
      >
        <Icon name="microphone" />
      </button>
      {says?.words ? (
        <p className="voice-says" id="voice-says" hidden={!says.isShown}>
          {says.words}
        </p>
      ) : null}
    </>
  );
}
