#!/bin/sh
# Makes public/hover.mp3 and public/click.mp3. Run by hand, with sox and libsox-fmt-mp3 installed; the two
# files are kept in the repository, so that building the site needs neither.
set -eu
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# Hover: a soft tick, a short high tone with a breath of filtered noise on it.
sox -D -n -r 44100 -c 1 "$work/tone.wav" synth 0.034 sine 2300:1700 fade l 0.001 0.034 0.032 gain -9
sox -D -R -n -r 44100 -c 1 "$work/air.wav" synth 0.012 whitenoise gain -3 highpass 3000 lowpass 9000 \
  fade l 0.0005 0.012 0.011 gain -19
sox -D -m -v 1 "$work/tone.wav" -v 1 "$work/air.wav" -C 96.2 public/hover.mp3

# Click: a plastic "tok" under 90 ms, a hollow body falling in pitch behind a short hard edge.
sox -D -n -r 44100 -c 1 "$work/body.wav" synth 0.082 sine 640:310 fade l 0.0008 0.082 0.079 gain -3
sox -D -n -r 44100 -c 1 "$work/shell.wav" synth 0.05 triangle 1480:1180 fade l 0.0005 0.05 0.048 gain -13
sox -D -R -n -r 44100 -c 1 "$work/edge.wav" synth 0.006 whitenoise gain -3 highpass 1800 lowpass 7000 \
  fade l 0 0.006 0.0055 gain -9
sox -D -m -v 1 "$work/body.wav" -v 1 "$work/shell.wav" -v 1 "$work/edge.wav" -C 96.2 public/click.mp3
