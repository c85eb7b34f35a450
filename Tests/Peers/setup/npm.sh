# Sourced, not run.
#
# npm_answers   whether there is npm and its registry answers within five seconds.

npm_answers() {
  command -v npm > /dev/null && timeout 5 npm ping --fetch-retries 0 > /dev/null 2>&1
}
