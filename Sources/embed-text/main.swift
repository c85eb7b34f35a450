print("embed-text")
