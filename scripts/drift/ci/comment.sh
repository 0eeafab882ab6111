#!/usr/bin/env bash
# Writes the report to one comment of a pull request for action.yml: changes the comment that is
# there, which it finds by the hidden first line. Nothing to tell begins no comment.
set -euo pipefail

name=${NAME//[^A-Za-z0-9._ -]/}
marker="<!-- bullion-drift ${name:-spec} -->"
body=$(mktemp "$RUNNER_TEMP/bullion-drift-comment.XXXXXX")
{
  echo "$marker"
  tail -n +2 "$MARKDOWN"
} >"$body"

refused() {
  echo '::notice::The comment cannot be written. The job needs "pull-requests: write", which a pull request from a fork does not get.'
  exit 0
}

comments="repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments"
# Only what a bot has written: anybody can begin a comment with that line.
ids=$(gh api --paginate "$comments?per_page=100" \
  --jq ".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$marker\"))) | .id") || refused
id=${ids%%$'\n'*}

if [[ -n "$id" ]]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F "body=@$body" || refused
elif ! grep -qxF '**Nothing has drifted.**' "$body"; then
  gh api --silent --method POST "$comments" -F "body=@$body" || refused
fi
