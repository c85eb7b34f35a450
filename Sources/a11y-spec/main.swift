print("a11y-spec")
