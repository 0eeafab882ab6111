#!/usr/bin/env bash
# Compares two documents for action.yml: annotations to the log, reports to files that it names in
# GITHUB_OUTPUT. It ends with 0, whatever was found; the exit code of the command is an output.
set -euo pipefail

if [[ -z "$BASE" ]]; then
  if [[ -z "$BASE_SHA" ]]; then
    echo '::error::Compare with what? Outside of pull requests the input "base" has to be there.'
    exit 2
  fi
  git fetch --quiet --no-tags --depth=1 origin "$BASE_SHA"
  BASE="$BASE_SHA:$REVISION"
fi

folder=$(mktemp -d "$RUNNER_TEMP/bullion-drift.XXXXXX")
options=(--format github --fail-on "$FAIL_ON")
for format in sarif html markdown; do options+=(--also "$format=$folder/drift.$format"); done
if [[ -n "$CONFIG" ]]; then options+=(--config "$CONFIG"); fi
if [[ -n "$KNOWN" ]]; then options+=(--known "$KNOWN"); fi
if [[ -n "$PULL_REQUEST" ]]; then
  if gh api --paginate "repos/$GITHUB_REPOSITORY/pulls/$PULL_REQUEST/files?per_page=100" \
    --jq '.[].filename' >"$folder/files.txt"; then
    options+=(--only-files "$folder/files.txt")
  else
    echo '::notice::The files of the pull request cannot be listed, so all findings are annotated.'
  fi
fi

code=0
npx --yes "$PACKAGE" spec "${options[@]}" -- "$BASE" "$REVISION" || code=$?

if [[ -f "$folder/drift.markdown" ]]; then
  for format in sarif html markdown; do
    echo "$format=$folder/drift.$format" >>"$GITHUB_OUTPUT"
  done
  cat "$folder/drift.markdown" >>"$GITHUB_STEP_SUMMARY"
else
  echo "::error::bullion-drift has ended with $code and no report: the log above says why."
  # Without a report, 0 and 1 would say something about the documents.
  if ((code < 2)); then code=70; fi
fi
echo "exit-code=$code" >>"$GITHUB_OUTPUT"
